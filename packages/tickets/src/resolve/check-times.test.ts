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

/** It cannot be flown in two and a half hours. */
const TOO_FAST = 'Flight KE017 ICN - LAX\nDeparture: 15 Oct 2025 14:30\nArrival: 15 Oct 2025 01:00';

const warn = (text: string, writing?: Writing) =>
  read(text, writing).warnings.filter(({ code }) => code === 'TIME_IMPOSSIBLE');

describe('the time of a flight', () => {
  it.each([
    'Flight KE081 ICN - JFK 15 Oct 2025 10:00 11:05',
    'Flight KE017 ICN - LAX 15 Oct 2025 14:30 08:40',
    'Flight BA 303 CDG - LHR 15 Oct 2025 06:00 06:15',
    'Flight KE703 ICN - NRT 15 Oct 2025 10:00\nDuration: 2h 25m',
    'Flight KE703 ICN - NRT 15 Oct 2025 10:00\n\nFlight NH 106 NRT - LAX 15 Oct 2025 17:00\nDuration: 29h 00m',
  ])('is not doubted where it can be flown: %s', (text) => {
    expect(warn(text)).toEqual([]);
  });

  it('is said with what was seen where it is too short', () => {
    const text = 'Flight KE017 ICN - LAX\nDeparture: 15 Oct 2025 14:30\nArrival: 15 Oct 2025 01:00';
    const reading = read(text);
    expect(reading.legs[0]).toMatchObject({ arrivalDate: '2025-10-15', arrivalTime: '01:00' });
    expect(reading.warnings).toEqual([
      {
        code: 'TIME_IMPOSSIBLE',
        leg: 0,
        message:
          'By its times (ICN Wed 15 Oct 2025 2:30 PM – LAX Wed 15 Oct 2025 1:00 AM) this flight goes 9,627 km in 2h 30m. ' +
          'No plane is that fast. Check its days and times.',
      },
    ]);
  });

  it('is said where it is too long, and nothing that was read changes', () => {
    const [warning] = warn('Flight KE703 ICN - NRT 15 Oct 2025 10:00 16 Oct 2025 12:25');
    expect(warning?.message).toMatch(/1,257 km in 26h 25m\. No flight takes that long\./u);
  });

  it('is said where the printed arrival lies before the departure, beside the question', () => {
    const reading = read(
      'Flight KE703 ICN - NRT\nDeparture: 15 Oct 2025 10:00\nArrival: 14 Oct 2025 12:25',
    );
    expect(reading.questions).toMatchObject([{ id: 'leg-1-arrivalDate' }]);
    expect(reading.warnings).toMatchObject([
      {
        code: 'TIME_IMPOSSIBLE',
        leg: 0,
        message: expect.stringContaining('NRT Tue 14 Oct 2025 12:25 PM'),
      },
    ]);
    expect(reading.warnings[0]?.message).toContain('It would land before it takes off.');
  });

  it('is said of the printed length where the times are not known', () => {
    const [warning] = warn('Flight KE017 ICN - LAX 15 Oct 2025 14:30\nDuration: 1h 10m');
    expect(warning?.message).toBe(
      'The ticket says that this flight goes 9,627 km in 1h 10m. No plane is that fast.',
    );
    expect(warn('Flight KE703 ICN - NRT 15 Oct 2025 10:00\nDuration: 23h 00m')).toHaveLength(1);
  });

  it.each<[Language, string]>([
    [
      'ko',
      '적힌 시각(ICN 2025년 10월 15일 (수) 14:30 – LAX 2025년 10월 15일 (수) 01:00)과 거리(9,627km, 2시간 30분)가 맞지 않아요. 그렇게 빠른 항공편은 없어요. 날짜와 시각을 확인해 주세요.',
    ],
    [
      'es',
      'Según sus horas (ICN mié 15 oct 2025 14:30 – LAX mié 15 oct 2025 1:00), este vuelo recorre 9627 km en 2 h 30 min. Ningún avión vuela tan rápido. Comprueba los días y las horas.',
    ],
  ])('is said in %s', (language, message) => {
    expect(warn(TOO_FAST, { language, clock: 'language' })).toMatchObject([{ message }]);
  });

  it.each<[Writing, string]>([
    [{ language: 'en', clock: '24' }, 'ICN Wed 15 Oct 2025 14:30 – LAX Wed 15 Oct 2025 01:00'],
    [
      { language: 'ko', clock: '24' },
      'ICN 2025년 10월 15일 (수) 14:30 – LAX 2025년 10월 15일 (수) 01:00',
    ],
    [
      { language: 'es', clock: '12' },
      'ICN mié 15 oct 2025 2:30 p. m. – LAX mié 15 oct 2025 1:00 a. m.',
    ],
  ])('is said on the reader’s clock: %j', (writing, seen) => {
    expect(warn(TOO_FAST, writing)[0]?.message).toContain(seen);
  });
});
