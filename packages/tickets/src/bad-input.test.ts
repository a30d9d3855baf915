import { describe, expect, it } from 'vitest';
import { readTicket } from './read-ticket.ts';
import { cpuMs } from './testing/cpu-ms.ts';
import { makePdf, makeTypewriterPdf } from './testing/make-pdf.ts';
import { makeZip } from './testing/make-zip.ts';
import { TODAY } from './testing/read-bytes.ts';
import { sampleOf } from './testing/sample.ts';
import { ITINERARY } from './testing/samples.ts';
import { TicketError } from './ticket-error.ts';

const latin1 = (content: string): Uint8Array => Buffer.from(content, 'latin1');
const GIF = latin1('GIF89a\u0001\u0000\u0001\u0000');

/** The zip with another unpacked size in its headers than its files have. */
function makeLyingZip(zip: Uint8Array, size: number): Uint8Array {
  const bytes = Buffer.from(zip);
  const directory = bytes.indexOf('PK\u0001\u0002', 0, 'latin1');
  bytes.writeUInt32LE(size, 22);
  bytes.writeUInt32LE(size, directory + 24);
  return bytes;
}

async function readTimed(bytes: Uint8Array) {
  const start = cpuMs();
  const answer = await readTicket({ bytes, today: TODAY });
  return { ...answer, ms: cpuMs() - start };
}

describe('a file that cannot be read', () => {
  it.each([
    ['nothing', new Uint8Array(), 'EMPTY', /empty/],
    ['blanks only', latin1(' \r\n\t \n'), 'EMPTY', /no text/],
    ['NULs only', new Uint8Array(500), 'UNSUPPORTED', /paste its text/],
    ['the header of a PDF', latin1('%PDF-1.7\n'), 'BROKEN', /damaged/],
    ['a PDF of noise', latin1(`%PDF-1.7\n${'\u0003\u00fe<<>>'.repeat(500)}`), 'BROKEN', /damaged/],
    ['a zip', makeZip({ 'a.txt': 'KE 081' }), 'UNSUPPORTED', /compressed archive/],
    [
      'a zip of zips that is called a Word document',
      makeZip({ 'a.docx': makeZip({ 'word/document.xml': 'KE 081' }) }),
      'UNSUPPORTED',
      /compressed archive.*Unzip it/,
    ],
    [
      'a zip with more files than a document has',
      makeZip(Object.fromEntries(Array.from({ length: 1500 }, (_, at) => [`word/${at}.xml`, '']))),
      'TOO_LARGE',
      /more than 1000 other files/,
    ],
    [
      'a wallet pass that unpacks to 500 MB',
      makeZip({ 'pass.json': new Uint8Array(500 * 1024 * 1024) }),
      'TOO_LARGE',
      /larger than 4 MB/,
    ],
    [
      'a wallet pass that says it is small and is not',
      makeLyingZip(makeZip({ 'pass.json': new Uint8Array(50 * 1024 * 1024) }), 100),
      'TOO_LARGE',
      /larger than 4 MB/,
    ],
    [
      'an OpenDocument text',
      makeZip({ 'META-INF/manifest.xml': '' }),
      'UNSUPPORTED',
      /OpenDocument/,
    ],
    [
      'a rich text of groups in groups without end',
      latin1(`{\\rtf1${'{\\b '.repeat(100_000)}KE 081`),
      'BROKEN',
      /Word/,
    ],
    [
      'a calendar that is cut off',
      latin1('BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nSUMM'),
      'BROKEN',
      /calendar/,
    ],
    ['a program', latin1(`\u007fELF${'\u0001\u0000'.repeat(50)}`), 'UNSUPPORTED', /PDF/],
  ])('is refused with a sentence that helps: %s', async (_, bytes, code, message) => {
    await expect(readTicket({ bytes, today: TODAY })).rejects.toMatchObject({
      name: 'TicketError',
      code,
      message: expect.stringMatching(message),
    });
  });

  it('is refused for what it is, not for its name', async () => {
    await expect(
      readTicket({ bytes: GIF, name: 'ticket.pdf', today: TODAY }),
    ).rejects.toMatchObject({
      code: 'UNSUPPORTED',
      message: expect.stringMatching(/named as a PDF, but it is a picture/),
    });
  });

  it('is refused without the password that it needs, and with a wrong one', async () => {
    const bytes = await makeTypewriterPdf(['KE 081'], {
      userPassword: 'secret',
      pdfVersion: '1.7',
    });
    await expect(readTicket({ bytes, today: TODAY })).rejects.toMatchObject({
      code: 'ENCRYPTED',
      message: expect.stringMatching(/password/),
    });
    await expect(readTicket({ bytes, password: 'wrong', today: TODAY })).rejects.toMatchObject({
      code: 'WRONG_PASSWORD',
    });
    expect((await readTicket({ bytes, password: 'secret', today: TODAY })).text).toBe('KE 081');
  });

  it('is read where only printing needs a password', async () => {
    const bytes = await makeTypewriterPdf(ITINERARY.split('\n'), { ownerPassword: 'secret' });
    expect((await readTimed(bytes)).flights.legs).toHaveLength(2);
  });

  it('is BROKEN or gives what is left of it where a PDF is cut off', async () => {
    const whole = await makePdf((pdf) => pdf.text('KE 081'));
    for (const share of [0.1, 0.5, 0.9]) {
      const bytes = whole.slice(0, Math.floor(whole.length * share));
      const outcome = await readTicket({ bytes, today: TODAY }).catch((error: unknown) => error);
      expect(outcome).toSatisfy(
        (it: object) => ('code' in it && it.code === 'BROKEN') || ('flights' in it && 'text' in it),
      );
    }
  });
});

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
    // The first reading of a process also pays for the compilation of what it runs; a trap is one each time.
    const took = first < LIMIT_MS ? first : (await read())[0];
    expect(took).toBeLessThan(LIMIT_MS);
  });
});
