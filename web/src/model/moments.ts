/** The moments of a replay: the server sends the first whole, and of each later one only what has changed. */
import type { Frame, Happened, ReplayReply } from '../protocol';

type Path = (string | number)[];

/** The table at one moment, and what led to it; null at the start. */
export interface Moment extends Frame {
  event: Happened | null;
}

/** A copy of the tree in which `path` leads to what `change` makes of it; what lies beside the path is shared. */
function changed(tree: any, [key, ...rest]: Path, change: (parent: any, key: string | number) => void): any {
  const copy = Array.isArray(tree) ? [...tree] : { ...tree };
  if (rest.length) copy[key!] = changed(copy[key!], rest, change);
  else change(copy, key!);
  return copy;
}

/** Every moment of a replay, from the start to the end. */
export function momentsOf({ start, steps }: Pick<ReplayReply, 'start' | 'steps'>): Moment[] {
  const moments: Moment[] = [{ ...start, event: null }];
  for (const { event, drop, put } of steps) {
    let frame: Moment = { ...moments.at(-1)!, event };
    for (const path of drop) frame = changed(frame, path, (parent, key) => delete parent[key]);
    for (const [path, value] of put) frame = changed(frame, path, (parent, key) => (parent[key] = value));
    moments.push(frame);
  }
  return moments;
}
