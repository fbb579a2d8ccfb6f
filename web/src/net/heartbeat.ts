/** Whether anybody is at the other end of a line, judged by its silence. All times are in milliseconds. */

/** How often a line is to be looked after. */
export const BEAT = 1000;
/** So long it may be silent before one asks whether anybody is there. */
const SILENCE = 5000;
/** So long it may be silent at all. */
const PATIENCE = 12_000;
/** The server may have to prepare a game before it welcomes anybody. */
const PATIENCE_FOR_WELCOME = 60_000;
/** So long a page that was asleep waits for an answer before it trusts its line no more. */
const DOUBT = 4000;
/** Beats further apart than this mean that the page was asleep. */
const ASLEEP = 3000;

/** What a look at the line says: nothing to do, ask, or let it go. */
export type Finding = 'fine' | 'ask' | 'dead';

export class Heartbeat {
  private beatAt = Date.now();
  private askedAt = 0;
  private heardAt = 0;
  /** By then something must be heard. */
  private due = Infinity;
  /** Whether there is talk already, which may be asked about. */
  private talking = false;
  private doubted = false;

  /** A connection is being made. */
  connects(): void {
    this.rests();
    this.due = Date.now() + PATIENCE;
  }

  /** It is made, and waits to be let in. */
  knocks(): void {
    this.due = Date.now() + PATIENCE_FOR_WELCOME;
  }

  /** It was let in. */
  enters(): void {
    this.talking = true;
    this.hears();
  }

  hears(): void {
    this.heardAt = Date.now();
    this.doubted = false;
    if (this.talking) this.due = this.heardAt + PATIENCE;
  }

  /** There is no connection. */
  rests(): void {
    this.due = Infinity;
    this.talking = this.doubted = false;
  }

  beat(): Finding {
    const now = Date.now();
    const slept = now - this.beatAt > ASLEEP;
    this.beatAt = now;
    // What it did not hear while it was asleep says nothing about the line.
    if (slept && this.talking && !this.doubted) return this.doubts();
    if (now >= this.due) return 'dead';
    return this.talking && now - Math.max(this.heardAt, this.askedAt) >= SILENCE ? this.asks() : 'fine';
  }

  /** The page is looked at again: better ask at once. */
  wakes(): Finding {
    return this.talking && !this.doubted && Date.now() - this.askedAt >= BEAT ? this.doubts() : 'fine';
  }

  private doubts(): Finding {
    this.doubted = true;
    this.due = Date.now() + DOUBT;
    return this.asks();
  }

  private asks(): Finding {
    this.askedAt = Date.now();
    return 'ask';
  }
}
