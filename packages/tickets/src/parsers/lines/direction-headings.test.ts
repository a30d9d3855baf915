import { expect, it } from 'vitest';
import { headsDirection, namesDirection } from './direction-headings.ts';

it.each([
  ['   vuelta martes 18 con TAP', true, true],
  ['• Outbound: Mon 10 May', true, true],
  ['오는 편 10월 3일', true, true],
  ['departing at 11:50, and you come back', true, false],
  ['Return flight', true, false],
  ['idaho falls', false, false],
  ['the outbound flight', false, false],
])('%s', (line, heads, names) => {
  expect([headsDirection(line), namesDirection(line)]).toEqual([heads, names]);
});
