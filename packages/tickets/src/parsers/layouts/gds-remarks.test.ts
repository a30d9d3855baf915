import { expect, test } from 'vitest';
import type { SegmentDraft } from '../../document.ts';
import { addRemarks } from './gds-remarks.ts';

const found = (value: string) => ({ value, foundBy: 'layout' as const, snippet: value, line: 1 });
const segment = (flightNumber: string, from: string, to: string): SegmentDraft => ({
  flightNumber: found(flightNumber),
  from: found(from),
  to: found(to),
});
const SEGMENTS = [
  segment('CA855', 'PEK', 'LHR'),
  segment('CA850', 'LHR', 'PVG'),
  segment('KE914', 'MAD', 'ICN'),
];
const read = (text: string) =>
  addRemarks(SEGMENTS, text.split('\n')).map(({ seat, pnr }) => seat?.value ?? pnr?.value);

test.each([
  [
    'TravelSky',
    '13.SSR SEAT CA HK1 PEKLHR 855 L11MAR 33A/P1\n14.SSR SEAT CA HK1 PEKLHR 855 L11MAR 33B/P2',
    ['33A, 33B', undefined, undefined],
  ],
  ['Amadeus', ' 10 SSR RQST KE HK2 MADICN/31A,P1/31B,P2/RS/S3', [undefined, undefined, '31A, 31B']],
  ['Sabre', '  2.SSR SEAT KE HK1 MADICN0914Y20FEB/42HN', [undefined, undefined, '42H']],
  [
    'Worldspan',
    '   1.CA  855 11MAR PEKLHR  17C ZHOU/W  17D ZHOU/X',
    ['17C, 17D', undefined, undefined],
  ],
  ['Galileo, in a line', 'CA  855 L 11MAR PEKLHR HK  48H NA', ['48H', undefined, undefined]],
  [
    'Galileo, below the flights',
    '  1. CA  855 L  11MAR PEKLHR HK\n        032A HK N  1.ZHOU/WENBINMR\n        032B HK N  2.ZHOU/XINYIMS\n  2. CA  850 L  19MAR LHRPVG HK\n        033K HK N  1.ZHOU/WENBINMR',
    ['32A, 32B', '33K', undefined],
  ],
])('reads the seats of %s', (_, text, seats) => {
  expect(read(text)).toEqual(seats);
});

test.each([
  ['Galileo', 'VLOC-KE*7HQ2WX/03NOV 1102', '7HQ2WX'],
  ['Galileo, in full', ' VL   3  1A  KE  JT5WQR  0944 03JUN', 'JT5WQR'],
  ['Worldspan', '*KE LOC LMTQWS*', 'LMTQWS'],
  ['TravelSky', '25.RMK KE/NK4TWQ', 'NK4TWQ'],
])("reads an airline's locator of %s", (_, text, recordLocator) => {
  expect(read(text)).toEqual([undefined, undefined, recordLocator]);
});

test.each([
  ['a seat of another way', '13.SSR SEAT CA HK1 PEKSHA 855 L11MAR 33A/P1'],
  ['a request without a seat', ' 11 SSR NSST CA HN2 PEKLHR/S4'],
  ['a ticket', '16.SSR TKNE CA HK1 PEKLHR 855 L11MAR 9992440917731/1/P1'],
  ['a remark of the agency', '26.RMK CA/PLEASE CALL'],
  ["a flight's own line", ' 1.CA  855 L TH11MAR PEKLHR HK2 1330 1700'],
])('takes nothing of %s', (_, text) => {
  expect(read(text)).toEqual([undefined, undefined, undefined]);
});

test('reads the aircraft that is displayed of a flight', () => {
  const lines = ['CA 855  EQP 359  PEKLHR  0900 1425  11MAR27 THU', 'KE 914  EQP 24K'];
  expect(addRemarks(SEGMENTS, lines).map(({ aircraft }) => aircraft?.value)).toEqual([
    '359',
    undefined,
    undefined,
  ]);
});
