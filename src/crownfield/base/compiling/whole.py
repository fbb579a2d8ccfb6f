"""How kernels become machine code: all that an entry calls is put together first, then optimised and translated once.

Numba by itself optimises and translates every function, and once more inside each of its callers, as often as the
house has storeys. Here a kernel is a `Part`: only its intermediate code is kept. The `Whole` of an entry links all
parts below it, hides them from everybody else, so that LLVM may do with them as it likes, and goes through LLVM alone.
That takes a third of the processor time, and what comes out is faster: docs/decisions/0001-numba.md has the figures.
"""

from collections.abc import Iterable
from typing import Any

from numba import _dynfunc
from numba.core import codegen, compiler, typed_passes
from numba.core.compiler_machinery import LoweringPass, register_pass
from numba.core.environment import lookup_environment

__all__ = ["ENVIRONMENT", "PartCompiler", "WholeCompiler"]

ENVIRONMENT = "_ZN08NumbaEnv"
"""How the names of Numba's environments begin, the globals that a function's errors are raised from."""

_NO_CODE = 0
"""A part has no address."""


class Part(codegen.JITCodeLibrary):  # type: ignore[misc]
    """The code of a kernel on its way into entries."""

    def finalize(self) -> None:
        """There is nothing to do before an entry needs it."""
        self._raise_if_finalized()
        self._finalize_dynamic_globals()
        self._finalized = True

    def collect(self, found: dict[Any, None]) -> None:
        """Add this part and all below it."""
        if self not in found:
            found[self] = None
            _collect(self._linking_libraries, found)


class Whole(codegen.JITCodeLibrary):  # type: ignore[misc]
    """The code of an entry with all of its parts."""

    def finalize(self) -> None:
        self._raise_if_finalized()
        parts = dict[Any, None]()
        _collect(self._linking_libraries, parts)
        for library in sorted(parts, key=_comes_late):
            self._reload_init.update(library._reload_init)
            module = library._final_module if isinstance(library, Part) else library._get_module_for_linking()
            self._final_module.link_in(module, preserve=True)
        self._hide(library for library in parts if isinstance(library, Part))
        self._optimize_final_module()
        self._final_module.verify()
        self._finalize_final_module()
        self._set_environments()

    def _hide(self, parts: Iterable[Part]) -> None:
        for part in parts:
            for function in part._final_module.functions:
                if not function.is_declaration:
                    self._final_module.get_function(function.name).linkage = "internal"

    def _optimize_final_module(self) -> None:
        """Everything at once: Numba's cheaper round before it is for code that was inlined elsewhere."""
        passes, builder = self._codegen._module_pass_manager()
        passes.run(self._final_module, builder)

    def _set_environments(self) -> None:
        for variable in self._final_module.global_variables:
            environment = lookup_environment(variable.name) if variable.name.startswith(ENVIRONMENT) else None
            if environment is not None:
                self._codegen.set_env(variable.name, environment)


def _comes_late(library: Any) -> bool:
    """What Numba compiled by itself is linked only as far as something that is there already calls it."""
    return not isinstance(library, Part)


def _collect(libraries: Iterable[Any], found: dict[Any, None]) -> None:
    for library in libraries:
        if isinstance(library, Part):
            library.collect(found)
        else:
            found[library] = None


class _Begin(LoweringPass):  # type: ignore[misc]
    """Opens the library that a function is lowered into."""

    library: type[Part] | type[Whole]

    def __init__(self) -> None:
        LoweringPass.__init__(self)

    def run_pass(self, state: Any) -> bool:
        state.library = self.library(state.targetctx.codegen(), state.func_id.func_qualname)
        state.library.enable_object_caching()
        state.flags.no_compile = self.library is Part
        return True


@register_pass(mutates_CFG=False, analysis_only=True)
class _BeginPart(_Begin):
    _name = "crownfield_begin_part"
    library = Part


@register_pass(mutates_CFG=False, analysis_only=True)
class _BeginWhole(_Begin):
    _name = "crownfield_begin_whole"
    library = Whole


@register_pass(mutates_CFG=False, analysis_only=True)
class _EndPart(LoweringPass):  # type: ignore[misc]
    """Tells callers where the part is, as Numba does with what it has made into machine code."""

    _name = "crownfield_end_part"

    def __init__(self) -> None:
        LoweringPass.__init__(self)

    def run_pass(self, state: Any) -> bool:
        lowered, library = state.cr, state.library
        module, name = lowered.fndesc.lookup_module(), lowered.fndesc.qualname
        handle = _dynfunc.make_function(module, name, "a part", _NO_CODE, lowered.env, (library,))
        state.targetctx.insert_user_function(handle, lowered.fndesc, [library])
        state.reload_init.extend(library._reload_init)
        state.cr = lowered._replace(cfunc=handle)
        return True


class PartCompiler(compiler.CompilerBase):  # type: ignore[misc]
    """Compiles kernels."""

    def define_pipelines(self) -> list[Any]:
        passes = compiler.DefaultPassBuilder.define_nopython_pipeline(self.state)
        passes.add_pass_after(_BeginPart, typed_passes.AnnotateTypes)
        passes.add_pass_after(_EndPart, typed_passes.NativeLowering)
        passes.finalize()
        return [passes]


class WholeCompiler(compiler.CompilerBase):  # type: ignore[misc]
    """Compiles entries."""

    def define_pipelines(self) -> list[Any]:
        passes = compiler.DefaultPassBuilder.define_nopython_pipeline(self.state)
        passes.add_pass_after(_BeginWhole, typed_passes.AnnotateTypes)
        passes.finalize()
        return [passes]
