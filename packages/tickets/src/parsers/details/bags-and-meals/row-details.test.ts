import { expect, it } from 'vitest';
import type { Found, SegmentDraft } from '../../../document.ts';
import { addRowDetails } from './row-details.ts';

const found = (value: string): Found<string> => ({ value, snippet: value, foundBy: 'shapes' });
const there: SegmentDraft = { flightNumber: found('AK376'), from: found('KUL'), to: found('DPS') };
const back: SegmentDraft = { flightNumber: found('AK379'), from: found('DPS'), to: found('KUL') };
const read = (...lines: string[]) =>
  addRowDetails([there, back], lines).map(({ meal, baggage }) => [meal?.value, baggage?.value]);

const HEADING = 'Guest         Flight      Seat   Checked baggage   Meal';
const NONE = [
  [undefined, undefined],
  [undefined, undefined],
];

it('gives each flight what its row says', () => {
  expect(
    read(
      HEADING,
      'Farah Rozali  KUL - DPS   12D    20kg              Nasi Lemak Combo',
      'Farah Rozali  DPS - KUL   9C     15kg              Chicken Rice',
    ),
  ).toEqual([
    ['Nasi Lemak Combo', '20KG'],
    ['Chicken Rice', '15KG'],
  ]);
});

it('knows flights by their numbers, and what was not ordered', () => {
  expect(
    read(
      '탑승객명      편명     좌석   위탁수하물   기내 유료식',
      '옥명희        AK379    6E     15kg         신청 안 함',
    ),
  ).toEqual([
    [undefined, undefined],
    [undefined, '15KG'],
  ]);
});

const named = (from: string, to: string): SegmentDraft => ({
  flightNumber: found('SQ12'),
  fromName: found(from),
  toName: found(to),
});

it('knows ends by their names, where these mean one airport', () => {
  const row = 'Lee Ann       SIN - NRT   31A    30kg              Chicken Rice';
  const meals = (segment: SegmentDraft) => addRowDetails([segment], [HEADING, row])[0]?.meal?.value;
  expect(meals(named('SINGAPORE', 'TOKYO NARITA'))).toBe('Chicken Rice');
  expect(meals(named('SINGAPORE', 'TOKYO'))).toBeUndefined();
});

it('takes back what was read of a row for a flight whose own has none', () => {
  const rows = [
    HEADING,
    'Lee Ann       KUL - DPS   31A    30kg              Chicken Rice',
    'Lee Ann       DPS - KUL   32C    30kg              No meal',
  ];
  const meals = (line: number) =>
    addRowDetails([there, { ...back, meal: { ...found('Chicken Rice'), line } }], rows)[1]?.meal
      ?.value;
  expect(meals(2)).toBeUndefined();
  expect(meals(9)).toBe('Chicken Rice');
});

it.each([
  [
    'of another flight',
    [HEADING, 'Farah Rozali  SIN - HKG   12D    20kg              Chicken Rice'],
  ],
  ['that names two', [HEADING, 'AK376, AK379  KUL - DPS   12D    20kg              Chicken Rice']],
  ['with times', [HEADING, '08:05  10:25  KUL - DPS   12D    20kg              Chicken Rice']],
  ['under no heading', ['Farah Rozali  KUL - DPS   12D    20kg              Chicken Rice']],
])('takes nothing of a row %s', (_, lines) => {
  expect(read(...lines)).toEqual(NONE);
});
