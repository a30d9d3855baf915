import { expect, it } from 'vitest';
import { sentName } from './sent-name.ts';

it.each([
  ['ticket.pdf', 'ticket.pdf'],
  [`${'a'.repeat(251)}.pdf`, `${'a'.repeat(251)}.pdf`],
  [`${'a'.repeat(300)}.pdf`, `${'a'.repeat(251)}.pdf`],
  ['a'.repeat(300), 'a'.repeat(255)],
  [`b.${'a'.repeat(300)}`, `b.${'a'.repeat(253)}`],
])('%s', (name, sent) => {
  expect(sentName(name)).toBe(sent);
});

it('does not cut an emoji in half', () => {
  const sent = sentName(`${'🏝'.repeat(200)}.pdf`);
  expect(sent.isWellFormed()).toBe(true);
  expect(sent).toHaveLength(255);
});
