import { describe, expect, it } from 'vitest';
import { readTicket } from './read-ticket.ts';
import { makePdf, makeTypewriterPdf } from './testing/make-pdf.ts';
import { makeZip } from './testing/make-zip.ts';
import { TODAY } from './testing/read-bytes.ts';
import { ITINERARY } from './testing/samples.ts';

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
    expect((await readTicket({ bytes, today: TODAY })).flights.legs).toHaveLength(2);
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
