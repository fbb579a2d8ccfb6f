import { expect, test } from 'vitest';

import { plain } from '../src/net/plain';

test('what cannot be seen is not sent, and everything else is', () => {
  expect(plain('A\u0000d\u001ba\u007f \u009f\u2028\u202eL\u2066.')).toBe('Ada L.');
  expect(plain('Ада, Ève & 朋友 👩‍🌾 אדה')).toBe('Ада, Ève & 朋友 👩‍🌾 אדה');
});
