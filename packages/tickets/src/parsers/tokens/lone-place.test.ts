import { expect, it } from 'vitest';
import { readLonePlace } from './lone-place.ts';
import { readShapes } from './read-shapes.ts';

const read = (line: string) =>
  readLonePlace([line], 0, readShapes(line, 0, undefined)).map(({ value }) => value);

it('takes the name behind a day that reaches up to its column', () => {
  expect(
    read('KENYA AIRWAYS       10FEB NAIROBI KE          JOHANNESBURG ZA     07:55   11:10'),
  ).toEqual(['JOHANNESBURG ZA', 'NAIROBI KE']);
});

it('takes the other end beside a number and a code, and none beside more', () => {
  expect(read('Air France     AF 1180    Paris CDG               Amsterdam')).toEqual([
    'Amsterdam',
  ]);
  expect(read('AF 1180    Paris CDG    Amsterdam    Zurich')).toEqual([]);
  expect(read('BOGOTA,EL DORADO  QL 2903 Y  05JAN  1130  YOW')).toEqual([]);
});

it.each([
  ['a weekday, of which a town has the code', 'KQ 783              FRI   '],
  ['what is said of a day', 'KQ 783              10FEB CONFIRMED           0755   1110'],
  ['a name on a line that is of no flight', 'ISSUED              10FEB NAIROBI KE'],
])('takes none of %s', (_, line) => {
  expect(read(line)).toEqual([]);
});

it.each([
  ['Manchester (Terminal 1)', 'to', 'Tenerife South', ['Manchester']],
  ['Madrid', '→', 'Londres', ['Madrid']],
  ['Dear Siobhan', 'to', 'Tenerife South', []],
  ['Manchester', 'to', 'the gate', []],
  ['Manchester', 'United', 'Tenerife South', []],
])(
  'takes a place before the word for a way alone on a line: %s, %s, %s',
  (from, to, target, places) => {
    const found = readLonePlace([from, to, target], 0, []);
    expect(found.map(({ value }) => value)).toEqual(places);
  },
);

it('takes both names of a row whose terminal stands in brackets', () => {
  expect(read('21Jan27  Delhi (T3)         13:40    6E 11        Istanbul         18:30')).toEqual([
    'Delhi',
    'Istanbul',
  ]);
});
