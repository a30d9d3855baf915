import type { Language } from '@ooo/domain/shared/language';
import type { Writing } from '@ooo/domain/shared/writing';
import { describe, expect, it } from 'vitest';
import { parseSegments } from '../parsers/parse-segments.ts';
import { makeDocument } from '../testing/make-document.ts';
import { resolveTicket } from './resolve-ticket.ts';

function read(text: string, writing?: Writing) {
  const document = makeDocument(text);
  return resolveTicket(document, parseSegments(document), writing);
}

const TO_NARITA = 'Flight KE703 ICN - NRT 15 Oct 2025 10:00 12:25';
const FROM_NARITA = 'Flight NH 106 NRT - LAX 15 Oct 2025 17:00 10:30';
const HOME = 'Flight KE018 LAX - ICN 25 Oct 2025 12:30 26 Oct 2025 17:30';

describe('flights of one journey', () => {
  it.each([
    ['that follow', [TO_NARITA, FROM_NARITA, HOME]],
    ['by two airports of a city', [TO_NARITA, FROM_NARITA.replace('NRT', 'HND'), HOME]],
    [
      'with a way back from elsewhere',
      [TO_NARITA, 'Flight KE724 KIX - ICN 25 Oct 2025 12:30 14:20'],
    ],
    [
      'with days over land',
      [TO_NARITA, FROM_NARITA.replace('NRT', 'KIX').replace('15 Oct', '18 Oct'), HOME],
    ],
    [
      'with two days between them and no times',
      ['Flight KE703 ICN - NRT 15 Oct 2025', 'Flight NH 106 KIX - LAX 17 Oct 2025'],
    ],
  ])('%s are not doubted', (_, flights) => {
    expect(read(flights.join('\n\n')).warnings).toEqual([]);
  });

  it('that leave from elsewhere within a day say so, at the later one', () => {
    const flights = [TO_NARITA, FROM_NARITA.replace('NRT', 'KIX'), HOME];
    const { legs: segments, warnings } = read(flights.join('\n\n'));
    expect(segments.map(({ from }) => from)).toEqual(['ICN', 'KIX', 'LAX']);
    expect(warnings).toEqual([
      {
        code: 'AIRPORTS_APART',
        leg: 1,
        message:
          'The previous flight lands at NRT, and this one leaves from KIX, 491 km away. ' +
          'Check the airports, or add what is missing between them.',
      },
    ]);
  });

  it('that leave before the one before has landed say so', () => {
    const flights = [TO_NARITA, FROM_NARITA.replace('17:00 10:30', '11:30 05:30'), HOME];
    expect(read(flights.join('\n\n')).warnings).toEqual([
      {
        code: 'FLIGHTS_OVERLAP',
        leg: 1,
        message:
          'This flight leaves (NRT Wed 15 Oct 2025 11:30 AM) before the previous one lands (NRT Wed 15 Oct 2025 12:25 PM). ' +
          'Check the days and times of both.',
      },
    ]);
  });

  it('say it by the clocks of both airports', () => {
    // In Tokyo it is 01:00 of the next day already.
    const flights = [
      'Flight JL 61 LAX - NRT 15 Oct 2025 10:50 16 Oct 2025 14:20',
      'Flight NH 959 NRT - ICN 16 Oct 2025 14:00 16:40',
    ];
    expect(read(flights.join('\n\n')).warnings).toMatchObject([{ code: 'FLIGHTS_OVERLAP' }]);
  });

  it('say nothing of a landing whose own time is impossible', () => {
    const flights = [TO_NARITA.replace('12:25', '17 Oct 2025 12:25'), FROM_NARITA, HOME];
    expect(read(flights.join('\n\n')).warnings).toMatchObject([
      { code: 'TIME_IMPOSSIBLE', leg: 0 },
    ]);
  });

  it.each<[Language, RegExp, RegExp]>([
    ['ko', /^앞 항공편은 NRT에 도착하는데, 이 항공편은 491km 떨어진 KIX에서 출발해요\./u, /11:30/u],
    [
      'es',
      /^El vuelo anterior llega a NRT y este sale de KIX, a 491 km\./u,
      /11:30\) antes de que/u,
    ],
  ])('say it in %s', (language, apart, overlap) => {
    const elsewhere = [TO_NARITA, FROM_NARITA.replace('NRT', 'KIX'), HOME].join('\n\n');
    expect(read(elsewhere, { language, clock: 'language' }).warnings[0]?.message).toMatch(apart);
    const early = [TO_NARITA, FROM_NARITA.replace('17:00 10:30', '11:30 05:30'), HOME].join('\n\n');
    expect(read(early, { language, clock: 'language' }).warnings[0]?.message).toMatch(overlap);
  });
});
