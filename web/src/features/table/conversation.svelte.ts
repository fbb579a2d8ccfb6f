/** What is said at a table beside the game: the chat, where nothing is heard twice, and reactions that pass. */

import type { Reacted, Said } from '../../protocol';

/** So many reactions float by at once. */
const MOST = 5;

export class Conversation {
  chat = $state.raw<Said[]>([]);
  reactions = $state.raw<(Reacted & { key: number })[]>([]);

  /** The largest number of what was heard, 0 at first. */
  get heard(): number {
    return Math.max(0, ...this.chat.map(({ number }) => number));
  }

  hear(message: Said | Reacted): void {
    if (message.type === 'reacted') this.reactions = [...this.reactions.slice(1 - MOST), { ...message, key: performance.now() }];
    else if (!this.chat.some(({ number }) => number === message.number)) this.chat = [...this.chat, message];
  }

  /** The oldest reaction has been seen. */
  forgetReaction(): void {
    this.reactions = this.reactions.slice(1);
  }
}
