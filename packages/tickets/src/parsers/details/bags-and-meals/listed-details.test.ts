import { expect, it } from 'vitest';
import type { Found, SegmentDraft } from '../../../document.ts';
import { addListedDetails } from './listed-details.ts';

const found = (value: string, line = 1): Found<string> => ({
  value,
  snippet: value,
  foundBy: 'shapes',
  line,
});
const there: SegmentDraft = { flightNumber: found('LH716'), from: found('FRA'), to: found('HND') };
const back: SegmentDraft = { flightNumber: found('LH717'), from: found('HND'), to: found('FRA') };
const read = (line: string, segments = [there, back]) =>
  addListedDetails(segments, [line]).map(
    ({ aircraft, meal, baggage }) => (aircraft ?? meal ?? baggage)?.value,
  );

it.each([
  ['Mahlzeiten: LH 716: Abendessen, Frühstück; LH 717: Snack', ['Abendessen, Frühstück', 'Snack']],
  ['기종: 가는 편 B737-800, 오는 편 B777-200ER', ['B737-800', 'B777-200ER']],
  ['Equipaje: ida 1 x 23 kg, vuelta 2 x 23 kg', ['1PC 23KG', '2PC 23KG']],
  ['Meal: FRA-HND Dinner / HND-FRA Lunch', ['Dinner', 'Lunch']],
  ['사전 기내식: 가는 편 비빔밥', ['비빔밥', undefined]],
  ['기내식: 가는 편 비빔밥 / 오는 편 없음', ['비빔밥', undefined]],
  ['Meal: Dinner on the way back', [undefined, undefined]],
  ['Samolot: LH 716, LH 717 - Boeing 787-9', ['Boeing 787-9', 'Boeing 787-9']],
  ['Aircraft: LH 716 and LH 717', [undefined, undefined]],
  ['Aircraft: Boeing 787-9', [undefined, undefined]],
  ['Meals LH 716 Dinner', [undefined, undefined]],
])('%s', (line, expected) => {
  expect(read(line)).toEqual(expected);
});

it('takes back what was read of the line for a flight that has none', () => {
  const wrong = { ...back, meal: found('가는 편 비빔밥') };
  expect(read('기내식: 가는 편 비빔밥 / 오는 편 없음', [there, wrong])).toEqual([
    '비빔밥',
    undefined,
  ]);
});
