import { describe, expect, it } from 'vitest';
import {
  findFlightNumbers,
  findProseFlightNumbers,
  findUncodedFlightNumbers,
} from './flight-number.ts';

const sure = (line: string): boolean[] => findFlightNumbers(line).map((hit) => hit.value.sure);
const numbers = (line: string): string[] =>
  findFlightNumbers(line).map((hit) => hit.value.flightNumber);

describe('findFlightNumbers', () => {
  it.each([
    ['KE 081', 'KE81'],
    ['KE081', 'KE81'],
    ['KE0081', 'KE81'],
    ['DL 9520', 'DL9520'],
    ['ANA - NH6451', 'NH6451'],
    ['6E-198', '6E198'],
    ['UK - 645', 'UK645'],
    ['EZY8724', 'EZY8724'],
    ['TOM 4412', 'TOM4412'],
    ['EXS632', 'EXS632'],
    ['EJU3755', 'EJU3755'],
    ['Vol AF 276', 'AF276'],
    ['Vuelo IB 3166', 'IB3166'],
    ['Flug: 4U 8462 (X)', '4U8462'],
    ['편명 OZ221', 'OZ221'],
    ['7C 1102', '7C1102'],
    ['U2 3847', 'U23847'],
    ['B6 174', 'B6174'],
    ['3U 8888', '3U8888'],
    ['Flight no.: AM 28', 'AM28'],
    ['NH0012/ECONOMY/OK', 'NH12'],
    ['AS 331', 'AS331'],
    ['KE643편', 'KE643'],
    ['JAL 511便', 'JL511'],
    ['MU5041次航班', 'MU5041'],
    ['AM 404   MEX', 'AM404'],
    ['AM 58 · Ciudad de México (MEX) 23:55 → Buenos Aires (EZE) 12:15', 'AM58'],
    ['MS 962', 'MS962'],
    ['en el AM30: sale de Ezeiza', 'AM30'],
    ['LH 400: Frankfurt', 'LH400'],
    ['United Airlines (UA) 154', 'UA154'],
    ['Flight - Etihad Airways (EY) - 58       Confirmed', 'EY58'],
    ['Philippine Airlines (PR) flight 468', 'PR468'],
    ['B61   JFK LAX', 'B61'],
    ['Flight B61 leaves', 'B61'],
    ['FLIGHT     DL 139 - DELTA AIR LINES', 'DL139'],
  ])('%s', (line, expected) => {
    expect(numbers(line)).toEqual([expected]);
  });

  it.each([
    'A321',
    'Gate G94',
    'TO 58 guests from Paris (CDG) to Rome (FCO)',
    'certificate AZ 447 201',
    'B738',
    '77W',
    '757-200',
    'Seat 34A',
    '180-2345678901',
    'Terminal 2F',
    'at 10:20 PM',
    'PM 1020',
    'NO 5',
    'IN 20 MIN',
    'KE 0',
    'QX7RTE',
    'XK3P9A',
    'ke081',
    'DE 12345',
    'LH12345',
    'US 499',
    'BA 12.50',
    'KE 81%',
    'AB12/34',
    '- ME2(ICN)',
    'WATERSIDE, HARMONDSWORTH, UB7 0GB',
    'Hounslow TW6 20X.',
    '1Z 000 AA1 00 0000 0000',
    'PM 1030',
    'B22. I was not paying for that',
    'Zone B22',
    'ID 120: open',
    'KE 12: open',
    'B2: open',
    'KE12:30',
    'Manila (PH) 1100',
    'Honolulu, HI (HA) 96819',
    'Frequent Flier: B6 3380****91',
    'Frequent Flyer: EY 1000••••4417',
    'Etihad Airways (EY) - 14 January',
    'Etihad Airways (EY) - 10:35',
  ])('finds none in %s', (line) => {
    expect(numbers(line)).toEqual([]);
  });

  it('takes a terminal behind a code for none', () => {
    expect(numbers('P4 7121  LAGOS LOS MM2 - ABUJA ABV  0700')).toEqual(['P47121']);
    expect(numbers('ICN KE1 0700')).toEqual([]);
    expect(numbers('ICN KE 1 0700')).toEqual(['KE1']);
    expect(numbers('ICN KE81 0700')).toEqual(['KE81']);
  });

  it('reads a number at the end of a sentence, and no code of an answer or a voucher', () => {
    expect(numbers('Iberia IB 3838. Operado por Iberia Express.')).toEqual(['IB3838']);
    expect(numbers('Gate B7 12. ')).toEqual([]);
    expect(numbers('RSVP code: SM2205')).toEqual([]);
    expect(numbers('Order no.: KE2205')).toEqual([]);
    expect(numbers('Flight code: KE2205')).toEqual(['KE2205']);
  });

  it('takes a code that is a word for one alone on a line', () => {
    expect([numbers('AM 58'), numbers('AM 58 MEX'), numbers('NO 58'), numbers('AM 5')]).toEqual([
      ['AM58'],
      [],
      [],
      [],
    ]);
  });

  it('is surer of what stands together or after a label', () => {
    expect([sure('KE081'), sure('Flight KE 81'), sure('KE 81')]).toEqual([[true], [true], [false]]);
  });
});

describe('findUncodedFlightNumbers', () => {
  it.each([
    ['DELTA 343                 ATLANTA', 'DL343'],
    ['American Airlines 1608', 'AA1608'],
    ['KLM Royal Dutch Airlines 1134', 'KL1134'],
    ['SWISS International Air Lines 23', 'LX23'],
    ['Alaska Airlines 1032 Operated by HORIZON AIR', 'AS1032'],
    ['Iberia Flight 4358', 'IB4358'],
    ['Hawaiian Airlines Flight 9', 'HA9'],
    ['DELTA 5', 'DL5'],
    ['Flight # 1783', '1783'],
    ['Flight 0174', '174'],
    ['FLIGHT 507', '507'],
    ['Vuelo 0174', '174'],
    ['AIR   DELTA AIR LINES       FLT:1846    COACH CLASS', 'DL1846'],
    ['PASSENGER   LINDGREN       FLT:1846', '1846'],
  ])('%s', (line, expected) => {
    expect(findUncodedFlightNumbers(line).map((hit) => hit.value.flightNumber)).toEqual([expected]);
  });

  it.each([
    'Hawaiian Airlines Flight 1 of 2',
    'Terminal 5',
    'DELTA 5 miles',
    'Departing Flight 1',
    'Flight 1 of 2',
    'Flight 1: Sunday',
    'Suite 343',
    'Highway 101',
    'flight 12:30',
  ])('finds none in %s', (line) => {
    expect(findUncodedFlightNumbers(line)).toEqual([]);
  });
});

describe('findProseFlightNumbers', () => {
  it.each([
    ["You're on United 837 out of San Francisco", 'UA837'],
    ["Coming home it's Delta 158 on Monday", 'DL158'],
    ['We take the British Airways 268 at 21:15', 'BA268'],
    ['Vuelas con Iberia 3166 a Lisboa', 'IB3166'],
  ])('%s', (sentence, expected) => {
    expect(findProseFlightNumbers(sentence).map(({ value }) => value.flightNumber)).toEqual([
      expected,
    ]);
  });

  it.each([
    'I spent 12 hours with United 2026',
    'On August 268 people flew',
    'You earn with Delta 500 miles',
    'Dinner with Emma 120 guests',
    'United 837 was late',
    'fly United 8.50',
  ])('finds none in %s', (sentence) => {
    expect(findProseFlightNumbers(sentence)).toEqual([]);
  });
});
