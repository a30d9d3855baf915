import { expect, it } from 'vitest';
import { completeCells } from './wrapped-cells.ts';

it('puts the end of a cell behind its beginning, and leaves the rest where it is', () => {
  expect(
    completeCells(['Jazz | Embraer 175 | Economy | Food for', 'purchase | Wi-Fi', 'Seats']),
  ).toEqual(['Jazz | Embraer 175 | Economy | Food for purchase', '         | Wi-Fi', 'Seats']);
});

it.each([
  [['Jazz | Embraer 175 | Food', 'Wi-Fi | Power']],
  [['Jazz | Embraer 175 | Food |', 'purchase | Wi-Fi']],
  [['Jazz | Embraer 175 | Food for', 'purchase on board']],
  [['Food for', 'purchase | Wi-Fi']],
])('leaves %j', (lines) => {
  expect(completeCells(lines)).toEqual(lines);
});
