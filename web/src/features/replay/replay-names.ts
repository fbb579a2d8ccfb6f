/** Who played a game that is replayed. */

import { t } from '../../words/i18n';
import type { ReplayReply } from '../../protocol';

/** The name of every seat; where the record tells none, that of its colour. */
export function namesIn({ players, names, colours }: ReplayReply): string[] {
  return Array.from({ length: players }, (_, seat) => names[seat] || t(`colour-${colours[seat] ?? seat}`));
}
