import { describe, expect, it } from 'vitest';
import { sampleOf } from '@ooo/domain/testing/sample';
import { readTicket } from './read-ticket.ts';
import { cpuMs } from './testing/cpu-ms.ts';
import { TODAY } from './testing/read-bytes.ts';
import { ITINERARY } from './testing/samples.ts';
import { TicketError } from './ticket-error.ts';

const latin1 = (content: string): Uint8Array => Buffer.from(content, 'latin1');

async function readTimed(bytes: Uint8Array) {
  const start = cpuMs();
  const answer = await readTicket({ bytes, today: TODAY });
  return { ...answer, ms: cpuMs() - start };
}

const LIMIT_MS = 3000;

const TRAPS: [string, string][] = [
  ['spaces', ' '.repeat(200_000) + 'x'],
  ['digits', '1'.repeat(200_000)],
  ['digits in pairs', '12 '.repeat(60_000)],
  ['letters', 'A'.repeat(200_000)],
  ['codes', 'ICN '.repeat(50_000)],
  ['flight numbers', 'KE 081 '.repeat(30_000)],
  ['dates', '15OCT25 '.repeat(25_000)],
  ['times', '10:00 '.repeat(35_000)],
  ['times without end', '10:'.repeat(60_000)],
  ['brackets', '('.repeat(100_000) + ')'.repeat(100_000)],
  ['slashes', '/'.repeat(200_000)],
  ['dashes', '- '.repeat(100_000)],
  ['labels', 'FLIGHT DEPARTURE: ARRIVAL: '.repeat(8000)],
  ['labels line by line', 'FLIGHT\nDEPARTURE:\nARRIVAL:\n'.repeat(4000)],
  ['Hangul', '출발 인천 도착 '.repeat(15_000)],
  ['line ends', '\n'.repeat(200_000) + 'x'],
  ['half dates', '15 15OC 2027- 04/ 31-FEB '.repeat(8000)],
  ['dates without an end', '2027-03-'.repeat(25_000)],
  ['names', 'KIM/MINA MS '.repeat(16_000)],
  ['money', 'KRW 1,234,567.89 '.repeat(12_000)],
  ['blanks between letters', 'K E 0 8 1 '.repeat(20_000)],
  ['tabs', '\t'.repeat(200_000) + 'x'],
  ['tags', '<td>'.repeat(50_000)],
  ['scripts', '<script type="application/ld+json">{"@type":'.repeat(4000)],
  ['braces', `<script type="application/ld+json">${'{"a":'.repeat(30_000)}</script>`],
  ['headers of mails', 'Content-Type: multipart/mixed; boundary=a\r\n'.repeat(4000)],
  ['events', 'BEGIN:VEVENT\r\n'.repeat(12_000)],
];

describe('a text that is a trap', () => {
  it('is read in part where it has 5 MB in one line', async () => {
    const { flights, ms } = await readTimed(latin1('KE 081 ICN JFK 10:00 '.repeat(250_000)));
    expect(flights.warnings.map(({ code }) => code)).toContain('TRUNCATED');
    expect(ms).toBeLessThan(8000);
  });

  it('is read around NULs', async () => {
    const { flights } = await readTimed(latin1(ITINERARY.replaceAll('KE 8', 'KE\u0000 8')));
    expect(flights.legs.map(({ flightNumber }) => flightNumber)).toEqual(['KE81', 'KE82']);
  });

  it.each(sampleOf(TRAPS))('does not catch a pattern: %s', async (_, text) => {
    const read = async (): Promise<[number, unknown]> => {
      const start = cpuMs();
      const bytes = new TextEncoder().encode(text);
      const outcome: unknown = await readTicket({ bytes, today: TODAY }).catch(
        (error: unknown) => error,
      );
      return [cpuMs() - start, outcome];
    };
    const [first, outcome] = await read();
    expect(outcome).toSatisfy((it: object) => 'flights' in it || it instanceof TicketError);
    // The first reading of a process also compiles its code; a trap is slow every time.
    const took = first < LIMIT_MS ? first : (await read())[0];
    expect(took).toBeLessThan(LIMIT_MS);
  });
});
