import { expect, it } from 'vitest';
import { makeDocument } from '../../testing/make-document.ts';
import { gdsLines } from './gds-lines.ts';

const read = (line: string) =>
  gdsLines
    .parse(makeDocument(line))
    .segments.map((segment) =>
      [segment.flightNumber, segment.from, segment.to, segment.departureTime, segment.arrivalTime]
        .map((found) => found?.value)
        .join(' '),
    );

it.each([
  [
    '  3  EK 004 U 17FEB 3 LHRDXB HK2       3  2020 0720  18FEB  E  EK/HR4MQ2',
    'EK4 LHR DXB 20:20 07:20',
  ],
  ['  8  EK 449 U 07MAR 7 AKLDXB HK2       I  2115 0530  08MAR  E', 'EK449 AKL DXB 21:15 05:30'],
  ['  7  NZ 546 G 06MAR 6 CHCAKL HK2          1400 1520  06MAR  E', 'NZ546 CHC AKL 14:00 15:20'],
  [' 4.  CA850  L   FR19MAR  LHRPVG HK2   2010 1535+1        E T2T2', 'CA850 LHR PVG 20:10 15:35'],
  [' 4.  MU5041 M   WE14APR27PVGICN RR2   0855 1150          E T1T1', 'MU5041 PVG ICN 08:55 11:50'],
  [
    ' 5. *KE5875 M   SU18APR  ICNPEK HK2   1355 1525     E --T2 OP-CA132',
    'KE5875 ICN PEK 13:55 15:25',
  ],
  ['1 . KE  659  M 03MAR ICNBKK HK2  1705 2110', 'KE659 ICN BKK 17:05 21:10'],
  [' 1. AZ  758 Y  03JUN FCOICN HK1  1500 # 1015 O*       E TH', 'AZ758 FCO ICN 15:00 10:15'],
  ['1. TK 091 Y 14MAR SU ICN/IST HK1 2355/0530+1', 'TK91 ICN IST 23:55 05:30'],
  [' 1  KE 651  E  03MAR  ICN-BKK  HK1  19:10  23:10', 'KE651 ICN BKK 19:10 23:10'],
  ['KE907 Y 12FEB ICNLHR 1050 1610', 'KE907 ICN LHR 10:50 16:10'],
  ['KE908 20FEB LHRICN 1935 1620+1', 'KE908 LHR ICN 19:35 16:20'],
  ['KE907  ICNLHR  12FEB  1050  1610', 'KE907 ICN LHR 10:50 16:10'],
  ['1 KE907 Y 12FEB FRI ICNLHR 1050 1610 12FEB CONFIRMED', 'KE907 ICN LHR 10:50 16:10'],
  ['1KE907Y12FEB5ICNLHRHK2 1050 1610 12FEB', 'KE907 ICN LHR 10:50 16:10'],
  ['3U8888 Y 12FEB CTUPEK 1050 1330', '3U8888 CTU PEK 10:50 13:30'],
  ['*  KE 907 Y 12FEB ICNLHR HK2  1050 1610', 'KE907 ICN LHR 10:50 16:10'],
])('%s', (line, flight) => {
  expect(read(line)).toEqual([flight]);
});

it.each([
  ['1  KE 935 J  10MAR 3*ICNFCO HK1  1235 1750  10MAR  77W  2  C  O*', '77W'],
  ['2  AZ 318 C  13MAR 6*FCOCDG HK1  0850 1100  13MAR  32N  1  C', '32N'],
  ['1. KE  659  M 03MAR ICNBKK HK2  1705 2110   E  0 77B MB', '77B'],
  ['  3  EK 004 U 17FEB 3 LHRDXB HK2  2020 0720  18FEB  150  EUR', undefined],
  ['  3  EK 004 U 17FEB 3 LHRDXB HK2  2020 0720  18FEB  O*', undefined],
])('takes the type of aircraft from %s', (line, aircraft) => {
  expect(gdsLines.parse(makeDocument(line)).segments[0]?.aircraft?.value).toBe(aircraft);
});

it.each([
  ['a segment that is cancelled', '  3  EK 004 U 17FEB 3 LHRDXB HX2       3  2020 0720  18FEB  E'],
  [
    'a segment that waits for a seat',
    ' 4. LH   72 L  24MAY FRADUS HL2   2110   2200 O        E MO  2',
  ],
  ['a segment that was replaced', ' 3.DL  166 K TH22APR HNDSEA UN1   500P 1000A  E'],
  [
    'a display of what is for sale',
    ' 1   KE 907  J9 C9 Y9 B9 M9 /ICN 2 LHR 4  1050    1410  E0/77W',
  ],
  ['the history of a record', '000/001 XS/KE 907 Y 11FEB 4 ICNLHR NN1 1050 1410/NN *1A/E*'],
  ['a seat', ' 1 KE 907Y 12FEB ICNLHR HK N 31A'],
  ['a ticket', '16.SSR TKNE CA HK1 PEKLHR 855 L11MAR 9992440917731/1/P1'],
  ['an open coupon', ' 2  KE 908 Y OPEN   LHRICN'],
  ['a route that is none', 'KE907 Y 12FEB ABCXYZ 1050 1610'],
  ['one time alone', '  3  EK 004 U 17FEB 3 LHRDXB HK2       3  2020'],
])('reads no flight of %s', (_, line) => {
  expect(read(line)).toEqual([]);
});

it.each([
  ['  3  TG 659 Q 05FEB 5 ICNBKK HK2 1 0935 1340  05FEB 05FEB  E  0 359 M', '5.2', '359'],
  ['  6  TG 656 V 16FEB 2 BKKICN HK2   2310 0635  16FEB 17FEB  E  0 77B MB', '17.2', '77B'],
  ['  4  LH 400 V 16FEB 2 FRAJFK HK2   1010 1300  16FEB  E  0 E90', '16.2', 'E90'],
  ['  8  EK 449 U 07MAR 7 AKLDXB HK2       I  2115 0530  08MAR  E', '8.3', undefined],
  [' 4.  CA850  L   FR19MAR  LHRPVG HK2   2010 1535+1        E T2T2', undefined, undefined],
  [' 4. LH   72 L  24MAY FRADUS HK2   2110   2200 O        E MO  2', undefined, undefined],
  ['  6  TG 656 V 16FEB 2 BKKICN HK2   2310 0635  17FEB  E  TG/0 77B', '17.2', undefined],
])('reads the day of arrival and the type of aircraft at the end of %s', (line, day, aircraft) => {
  const [segment] = gdsLines.parse(makeDocument(line)).segments;
  const date = segment?.arrivalDate?.value;
  expect(date && `${date.day}.${date.month}`).toBe(day);
  expect(segment?.aircraft?.value).toBe(aircraft);
});

it("takes the airline's record locator from the line below a segment, and no word that heads remarks", () => {
  const text = [
    ' 1 KE  82Y 14MAR J JFKICN HK2  1250P  425P  15MAR M',
    '                                     /DCKE*7QXW2P /E',
    ' 2 SQ 231M 20MAR S SINSYD HK2  1245A 1140A',
    'PHONES',
  ].join('\n');
  const { segments, facts } = gdsLines.parse(makeDocument(text));
  expect(segments.map(({ pnr }) => pnr?.value)).toEqual(['7QXW2P', undefined]);
  expect(facts).toBeUndefined();
});

const readBelow = (...lines: string[]) =>
  gdsLines
    .parse(makeDocument(lines.join('\n')))
    .segments.map(({ aircraft, durationMin }) => [aircraft?.value, durationMin?.value]);

it('takes the aircraft and the time in the air from a line of their own below a segment', () => {
  const [first, second] = [
    '  2  OS  26 H 16FEB 2 BKKVIE HK1  2359 0535  17FEB  E  OS/5MQRT8',
    '  3  OS 291 H 17FEB 3 VIEBRU HK1  0715 0905  17FEB  E  OS/5MQRT8',
  ];
  const operator = '     OPERATED BY AUSTRIAN AIRLINES AG';
  const own = '     32N   01:50';
  expect(readBelow(first, operator, '     772   11:36  /MEALS', second, own)).toEqual([
    ['772', 696],
    ['32N', 110],
  ]);
  expect(readBelow(first, second, own)).toEqual([
    [undefined, undefined],
    ['32N', 110],
  ]);
  expect(readBelow(first, '  5 AP   10:48')).toEqual([[undefined, undefined]]);
});

const recognise = (...lines: string[]) => gdsLines.recognises(makeDocument(lines.join('\n')));

it('leaves one flight that is typed as a segment among others that are not', () => {
  const typed = 'EK 318 02MAR DXB-NRT 0240/1720';
  const others = ['KL1233 | 17-03-2027 | AMS | CDG | 08:25 | 09:50', '7/3 NH211 HND LHR'];
  expect(recognise(typed)).toBe(0.9);
  expect(recognise(typed, ...others)).toBe(0);
  expect(recognise('1KE907Y12FEB5ICNLHRHK2 1050 1610 12FEB', ...others)).toBe(0.9);
});
