/** What is heard of the chat: everything, or where it is muted only one's own words. */

import type { Said } from '../../protocol';
import { settings } from '../../device/settings.svelte';

export function heardChat(chat: Said[], yours: number[]): Said[] {
  return settings.muted ? chat.filter(({ seat }) => seat !== null && yours.includes(seat)) : chat;
}
