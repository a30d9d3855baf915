import { describe, expect, it } from 'vitest';
import { makeDocument } from '../../testing/make-document.ts';
import { readByShapes } from './read-by-shapes.ts';

/** `KE81 ICN 15/10 10:00 - JFK 11:05`, a name where there is no code, the day of arrival where it is printed. */
function read(...lines: string[]): string[] {
  return readByShapes(makeDocument(lines.join('\n'))).map((segment) => {
    const [from, to] = [segment.from ?? segment.fromName, segment.to ?? segment.toName].map(
      (end) => end?.value,
    );
    const [departs, arrives] = [segment.departureDate, segment.arrivalDate].map((date) =>
      date ? `${date.value.day}/${date.value.month} ` : '',
    );
    return `${segment.flightNumber?.value} ${from} ${departs}${segment.departureTime?.value} - ${to} ${arrives}${segment.arrivalTime?.value}`;
  });
}

/** A flight below the line of a day, with another day below its arrival. */
const flightBetween = (head: string, last: string): string[] => [
  head,
  '',
  'Flight Los Angeles (LAX) to London (LHR)',
  'British Airways 268',
  'Departure: 09:15 PM',
  'Los Angeles (LAX)',
  'Arrival: 03:35 PM',
  'London (LHR)',
  last,
];

describe('readByShapes', () => {
  it('takes a line that is a whole flight by itself, on the nearest day above', () => {
    expect(
      read(
        'Sat 9 January 2027',
        '    All day     Wedding',
        'Sun 10 January 2027',
        '    11:00       Leave The Marker',
        '    16:10–17:35 FLIGHT EI 164 DUB–LHR',
      ),
    ).toEqual(['EI164 DUB 10/1 16:10 - LHR 17:35']);
  });

  it('takes the day before both times of a row, whatever stands below', () => {
    expect(
      read(
        'SERVICE      FROM         TO              DEPART   ARRIVE',
        'UX 024',
        'MON 12JUL    PUJ          MAD             1955     0945',
        '                                          13JUL',
      ),
    ).toEqual(['UX24 PUJ 12/7 19:55 - MAD 09:45']);
  });

  it('takes a day below the arrival for the arrival, where the day before heads the flight', () => {
    expect(read(...flightBetween('Wed, January 20, 2027', 'Thu, January 21, 2027'))).toEqual([
      'BA268 LAX 20/1 21:15 - LHR 21/1 15:35',
    ]);
    expect(read(...flightBetween('Wed, March 31, 2027', 'Thu, April 1, 2027'))).toEqual([
      'BA268 LAX 31/3 21:15 - LHR 1/4 15:35',
    ]);
    expect(
      read(...flightBetween('Booked Wed, November 18, 2026', 'Thu, January 21, 2027')),
    ).toEqual(['BA268 LAX 21/1 21:15 - LHR 15:35']);
  });

  it('takes a day behind the arrival of a connection for the arrival, where a day alone heads its direction', () => {
    const way = ['08:50 Oslo (OSL)', '11:15 Helsinki (HEL)', 'AY912', '17:30 Helsinki (HEL)'];
    const end = ['13:15 Seoul (ICN), Tue 19 Jan', 'AY41'];
    expect(read('Mon 18 Jan 2027', ...way, ...end)[1]).toBe('AY41 HEL 18/1 17:30 - ICN 19/1 13:15');
    // Where each day is behind an arrival there is no other.
    const [first, ...rest] = way;
    expect(read(`${first}`, `${rest[0]}, Mon 18 Jan 2027`, ...rest.slice(1), ...end)[1]).toBe(
      'AY41 HEL 19/1 17:30 - ICN 13:15',
    );
  });

  it('takes no sessions of a congress and no parts of an order, but flights among them', () => {
    const day = ['Programme, Thursday 4 March 2027', 'Keynote, panel, posters, workshops'];
    const session = '09:00 - 09:45  Keynote KN101  R. Amsterdam (AMS Lab)';
    expect(read(...day, session)).toEqual([]);
    expect(read(...day, session, 'KE 085  4 Mar 2027  ICN 10:00  JFK 11:20')).toContain(
      'KE85 ICN 4/3 10:00 - JFK 11:20',
    );
    const parts = ['Part no.   Qty   Unit price   VAT', 'SK 1417    2     312.00', 'AMS-HAM'];
    expect(read(...parts, '16 Nov 2026 10:30, 18 Nov 2026 08:00')).toEqual([]);
  });

  it('takes no line of an agenda for a flight, whose codes stand beside other times', () => {
    const day = ['1/14(목) 주간회의', '10:00 ICN 물류센터 KPI 리뷰', '11:30 LAX·JFK 재고 실사'];
    expect(read(...day, '14:00 AI 101 사내교육')).toEqual([]);
    expect(read('1/14(목)', '10:00 ICN', 'KE 017', '05:00 LAX')).toHaveLength(1);
  });

  it('takes names in Hangul with a dash between', () => {
    expect(
      read('TW251', '서울(인천) - 도쿄(나리타)', '출발', '2027-01-16(토) 15:10', '도착', '17:40'),
    ).toEqual(['TW251 서울(인천) 16/1 15:10 - 도쿄(나리타) 17:40']);
  });

  it('takes of three ends the two beside the times', () => {
    expect(
      read(
        'Vuelta · 13 abr. 2027',
        'Múnich (MUC) - Sevilla (SVQ)',
        '18:55  Múnich (MUC)',
        'LH1806',
        '21:35  Madrid (MAD)',
      ),
    ).toEqual(['LH1806 MUC 13/4 18:55 - MAD 21:35']);
  });

  it('counts days of a connection from the first flight', () => {
    const segments = readByShapes(
      makeDocument('24 Jan\n11:55 CDG\nMU570\n06:40 +1 PVG\n\n08:45 +1 PVG\nMU5041\n11:50 +1 ICN'),
    );
    expect(
      segments.map(({ departureShift, dayShift }) => [departureShift?.value, dayShift?.value]),
    ).toEqual([
      [undefined, 1],
      [1, 0],
    ]);
  });

  it('takes a day behind both times for the one of departure, and none of a flight before', () => {
    expect(
      read(
        'HNL to OGG | Flight HA 246 | Depart: 1:10 PM | Arrive: 1:52 PM | May 23',
        'OGG to HNL | Flight HA 317 | Depart: 8:05 AM | Arrive: 8:46 AM | May 26',
      ),
    ).toEqual(['HA246 HNL 23/5 13:10 - OGG 13:52', 'HA317 OGG 26/5 08:05 - HNL 08:46']);
  });

  it('keeps a day on which somebody also moves on', () => {
    expect(read('2월 8일(월)에 도쿄로 이동. NH24 이타미(ITM) 14:00 → 하네다 15:15')).toEqual([
      'NH24 ITM 8/2 14:00 - 하네다 15:15',
    ]);
  });

  it('gives flights in a list of seats nothing of the flights around it', () => {
    expect(
      read(
        'Seats: AC34 29A  AC33 31K',
        'Sunday 11 April 2027',
        '10:10',
        'SYD',
        '06:55',
        'YVR',
        'AC34',
        'Sunday 2 May 2027',
        '23:45',
        'YVR',
        '07:55 +2 days',
        'SYD',
        'AC33',
      ),
    ).toEqual(['AC34 SYD 11/4 10:10 - YVR 06:55', 'AC33 YVR 2/5 23:45 - SYD 07:55']);
  });
});

const readDetails = (lines: readonly string[]) =>
  readByShapes(makeDocument(lines.join('\n'))).map(({ aircraft, meal }) => [
    aircraft?.value,
    meal?.value,
  ]);
const readDurations = (...lines: string[]) =>
  readByShapes(makeDocument(lines.join('\n'))).map(({ durationMin }) => durationMin?.value);

describe('a flight whose number is printed again', () => {
  const mail = [
    'Check in for your flight EK22',
    'MAN       DXB',
    '20:10     07:25',
    'Sun 22 Nov 26   Mon 23 Nov 26',
    'EK022   Economy   A380-800',
    'Meal Hindu Meal',
    'Checked baggage: 30 kg',
    '',
    'DXB       SIN',
    '10:05     21:30',
    'Mon 23 Nov 26   Mon 23 Nov 26',
    'EK354   Economy   Boeing 777-300ER',
  ];
  it('has the details behind it', () => {
    expect(readDetails(mail)).toEqual([
      ['A380-800', 'Hindu Meal'],
      ['Boeing 777-300ER', undefined],
    ]);
  });

  it('has who flies from a footnote that leaves out its airline', () => {
    const lines = [
      'SAT, 16JAN',
      'DELTA 3967*',
      'SALT LAKE CITY',
      '12:35PM   SAN JOSE, CA',
      '1:31PM',
      '*Flight 3967 Operated by SKYWEST DBA DELTA CONNECTION',
    ];
    expect(
      readByShapes(makeDocument(lines.join('\n'))).map(({ flightNumber, operatedBy }) => [
        flightNumber?.value,
        operatedBy?.value,
      ]),
    ).toEqual([['DL3967', 'SKYWEST DBA DELTA CONNECTION']]);
  });

  it('has none that stand far below', () => {
    const far = mail.toSpliced(5, 1, 'Class', 'Fare', 'Status', 'Meal Hindu Meal');
    expect(readDetails(far)[0]).toEqual(['A380-800', undefined]);
  });
});

it('takes what stands with the day for the duration of a direction, where the flight has its own', () => {
  const ends = ['07:50', 'London · STN', 'Flight no. FR 2435'];
  const head = ['Thu 18 Feb 2027   Krakow → Reykjavik   12h 10m', '06:10', 'Krakow · KRK'];
  expect(readDurations(...head, '2h 40m   Ryanair', ...ends)).toEqual([160]);
  expect(readDurations(...head, ...ends, '2h 40m')).toEqual([160]);
  expect(readDurations(...head, ...ends, 'Layover: 2h 40m')).toEqual([730]);
});
