/** The shape of a set of cells: its regions and its border as a path with rounded corners. */

export type Point = [x: number, y: number];

const STEPS: Point[] = [[0, -1], [1, 0], [0, 1], [-1, 0]];
const key = ([x, y]: Point) => `${x},${y}`;

/** Connected cells that share a name, in the order of their first cell. */
export function regionsOf(cells: { at: Point; name: string }[]): { name: string; cells: Point[] }[] {
  const left = new Map(cells.map((cell) => [key(cell.at), cell]));
  const found = [];
  for (const { at, name } of cells) {
    const group: Point[] = [];
    const stack = [at];
    for (let next = stack.pop(); next; next = stack.pop()) {
      if (left.get(key(next))?.name !== name) continue;
      left.delete(key(next));
      group.push(next);
      for (const [dx, dy] of STEPS) stack.push([next[0] + dx, next[1] + dy]);
    }
    if (group.length) found.push({ name, cells: group });
  }
  return found;
}

/** Border edges, clockwise: start corner → end corners. */
function edgesOf(cells: Point[]): Map<string, Point[]> {
  const held = new Set(cells.map(key));
  const edges = new Map<string, Point[]>();
  for (const [x, y] of cells) {
    const corners: Point[] = [[x, y], [x + 1, y], [x + 1, y + 1], [x, y + 1]];
    STEPS.forEach(([dx, dy], side) => {
      if (held.has(key([x + dx, y + dy]))) return;
      const start = key(corners[side]!);
      edges.set(start, [...(edges.get(start) ?? []), corners[(side + 1) % 4]!]);
    });
  }
  return edges;
}

/** Takes one closed border out of the edges, turning right where two cells touch at a corner only. */
function takeLoop(edges: Map<string, Point[]>): Point[] {
  const start = edges.keys().next().value!;
  let corner = start.split(',').map(Number) as Point;
  let heading: Point | null = null;
  const loop: Point[] = [];
  do {
    const ends: Point[] = edges.get(key(corner))!;
    const right: string | null = heading && key([corner[0] - heading[1], corner[1] + heading[0]]);
    const end: Point = ends.find((other) => key(other) === right) ?? ends[0]!;
    const rest = ends.filter((other) => other !== end);
    if (rest.length) edges.set(key(corner), rest);
    else edges.delete(key(corner));
    loop.push(corner);
    heading = [end[0] - corner[0], end[1] - corner[1]];
    corner = end;
  } while (key(corner) !== start);
  return loop;
}

function rounded(loop: Point[], size: number, radius: number): string {
  const parts: string[] = [];
  loop.forEach(([x, y], i) => {
    const [px, py] = loop.at(i - 1)!;
    const [nx, ny] = loop[(i + 1) % loop.length]!;
    if (nx - x === x - px && ny - y === y - py) return;
    const from = `${x * size - (x - px) * radius} ${y * size - (y - py) * radius}`;
    const to = `${x * size + (nx - x) * radius} ${y * size + (ny - y) * radius}`;
    parts.push(`${parts.length ? 'L' : 'M'}${from}Q${x * size} ${y * size} ${to}`);
  });
  return `${parts.join('')}z`;
}

/** Path data round the cells, each `size` wide. */
export function border(cells: Point[], size: number, radius: number): string {
  const edges = edgesOf(cells);
  let data = '';
  while (edges.size) data += rounded(takeLoop(edges), size, radius);
  return data;
}

/** The thin seams between neighbouring cells of one group. */
export function seams(cells: Point[], size: number): string {
  const held = new Set(cells.map(key));
  return cells
    .map(([x, y]) => {
      const right = held.has(key([x + 1, y])) ? `M${(x + 1) * size} ${y * size}v${size}` : '';
      const below = held.has(key([x, y + 1])) ? `M${x * size} ${(y + 1) * size}h${size}` : '';
      return right + below;
    })
    .join('');
}
