import { describe, expect, it } from 'vitest';
import { readFlights } from '../../testing/read-flights.ts';

const DAY = '2027-03-04';
const RECEIVED = '2027-01-10';

/** Title, flight, date, gate, boarding, seat. */
const LABELS: readonly (readonly [string, string, string, string, string, string])[] = [
  ['BOARDING PASS', 'FLIGHT', 'DATE', 'GATE', 'BOARDING TIME', 'SEAT'],
  ['BOARDING PASS', 'FLIGHT', 'DATE', 'GATE', 'BRD TIME', 'SEAT'],
  ['모바일 탑승권', '편명', '날짜', '탑승구', '탑승 시간', '좌석'],
  ['모바일 탑승권', '편명', '날짜', '탑승구', '탑승', '좌석'],
  ['모바일 탑승권', '편명', '날짜', '게이트', '탑승 시작', '좌석'],
  ['모바일 탑승권', '편명', '날짜', '게이트', '탑승 예정 시각', '좌석'],
  ['TARJETA DE EMBARQUE', 'VUELO', 'FECHA', 'PUERTA', 'EMBARQUE', 'ASIENTO'],
  ['PASE DE ABORDAR', 'VUELO', 'FECHA', 'PUERTA', 'ABORDAR', 'ASIENTO'],
  ['PASE DE ABORDAR', 'VUELO', 'FECHA', 'PUERTA', 'Hora de abordaje', 'ASIENTO'],
  ["CARTE D'EMBARQUEMENT", 'VOL', 'DATE', 'PORTE', 'EMBARQUEMENT', 'SIÈGE'],
  ["CARTE D'EMBARQUEMENT", 'VOL', 'DATE', 'PORTE', "Heure d'embarquement", 'SIÈGE'],
  ['BORDKARTE', 'FLUG', 'DATUM', 'GATE', 'Einsteigen', 'SITZ'],
  ['BORDKARTE', 'FLUG', 'DATUM', 'GATE', 'Einstiegszeit', 'SITZ'],
  ['BORDKARTE', 'FLUG', 'DATUM', 'GATE', 'Boarding ab', 'SITZ'],
];

/** A short form of a pass's only flight. */
async function readPass(text: string): Promise<unknown> {
  const { legs: segments, warnings } = await readFlights(text, RECEIVED);
  const flights = segments.map(
    ({ flightNumber, from, to, departureDate, departureTime, arrivalTime }) =>
      [flightNumber, from, to, departureDate, departureTime, arrivalTime].join(' ').trim(),
  );
  return { flights, warnings };
}

/** The day of the flight, and no time of it. */
const UNTIMED = { flights: [`KE81 ICN JFK ${DAY}`], warnings: [] };

function row(cells: readonly string[]): string {
  return cells
    .map((cell) => cell.padEnd(24))
    .join('')
    .trimEnd();
}

describe('a pass that says when boarding is, and not when the flight leaves', () => {
  it.each(LABELS)('%s, %s: beside its label', async (title, flight, date, gate, boards, seat) => {
    const text = `${title}\n${flight}: KE081\nICN - JFK\n${date}: 04MAR2027\n${gate}: 17\n${boards}: 09:20\n${seat}: 34A\n`;
    expect(await readPass(text)).toEqual(UNTIMED);
  });

  it.each(LABELS)('%s, %s: below its label', async (title, flight, date, _, boards, seat) => {
    const text = `${title}\nICN → JFK\n${flight}\nKE081\n${date}\n04MAR2027\n${boards}\n09:20\n${seat}\n34A\n`;
    expect(await readPass(text)).toEqual(UNTIMED);
  });

  it.each(LABELS)('%s, %s: in a column', async (title, flight, date, gate, boards, seat) => {
    const headings = row([flight, date, boards, gate, seat]);
    const values = row(['KE081', '04MAR2027', '09:20', '17', '34A']);
    expect(await readPass([title, 'ICN → JFK', headings, values].join('\n'))).toEqual(UNTIMED);
  });

  it.each(LABELS)('%s, %s: with the day of the flight', async (title, flight, _, _gate, boards) => {
    const text = `${title}\n${flight}: KE081   ICN → JFK\n${boards}: 04MAR2027 09:20\n`;
    expect(await readPass(text)).toEqual(UNTIMED);
  });
});

describe('a pass that says both', () => {
  it.each([
    ['출발   08:05\n탑승   07:35'],
    ['출발시각   탑승시각\n08:05      07:35'],
    ['탑승시간\n07:35\n출발시간\n08:05'],
    ['08:05 출발   07:35까지 탑승'],
    ['출발 08:05\n07:35부터 탑승 시작'],
    ['출발 08:05\n탑승 07:35 ~ 07:55'],
    ['출발 08:05\n화면 밝기를 높여 주세요. 업데이트 06:50'],
    ['Departs 08:05\n07:35 Boarding'],
    ['Departs 08:05\nBoarding group 2 07:35'],
    ['Depart 08:05  Boarding 07:35  Gate 12\nGate closes 15 min before departure at 07:50'],
    ['Salida 08:05  Embarque 07:35  Puerta 12\nCierre de puerta 07:50'],
    ['Départ 08:05  Embarquement 07:35  Porte 12\nFermeture de la porte 07:50'],
    ['Abflug 08:05  Einsteigen 07:35\nGate schließt 07:50'],
  ])('leaves when it says, and lands at no time that it says: %j', async (times) => {
    const text = `KE1203   2027.03.04\nGMP → CJU\n${times}\nSeat 34A\n`;
    const { legs: segments, warnings } = await readFlights(text, RECEIVED);
    expect(segments).toMatchObject([
      { flightNumber: 'KE1203', departureDate: DAY, departureTime: '08:05' },
    ]);
    expect(segments[0]?.arrivalTime).toBeUndefined();
    expect(warnings).toEqual([]);
  });

  it('still lands when it says', async () => {
    const text = 'KE1203   2027.03.04\nGMP → CJU\n출발 08:05\n도착 09:15\n탑승 07:35\n';
    expect((await readFlights(text, RECEIVED)).legs).toMatchObject([
      { departureTime: '08:05', arrivalTime: '09:15' },
    ]);
  });

  it('keeps an arrival that a label names, whatever it is', async () => {
    const text = 'KE1203   2027.03.04\nGMP → CJU\n출발 08:05\n도착 07:35\n';
    const { legs: segments, warnings } = await readFlights(text, RECEIVED);
    expect(segments).toMatchObject([{ arrivalTime: '07:35' }]);
    expect(warnings).toMatchObject([{ code: 'TIME_IMPOSSIBLE', leg: 0 }]);
  });
});
