/** How things come onto paper: strokes are drawn from left to right, seals are stamped. */

import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';
import { motionTime } from '../../device/settings.svelte';

export const STROKE = 420;

/** A drawing appears as the pencil goes over it. */
export function drawn(_node: Element, { delay = 0 }: { delay?: number }): TransitionConfig {
  return {
    delay: motionTime(delay),
    duration: motionTime(STROKE),
    css: (done) => `clip-path: inset(-4% ${100 - done * 104}% -4% -4%)`,
  };
}

/** A mark is stamped: it comes down large and settles. */
export function stamped(_node: Element): TransitionConfig {
  return {
    duration: motionTime(360),
    easing: cubicOut,
    css: (done) => `transform: scale(${2.6 - 1.6 * done}) rotate(${(1 - done) * -40}deg); opacity: ${Math.min(1, done * 2)}`,
  };
}
