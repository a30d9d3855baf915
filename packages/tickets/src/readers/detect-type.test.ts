import { describe, expect, it } from 'vitest';
import { makePass } from '../testing/make-pass.ts';
import { makeZip } from '../testing/make-zip.ts';
import { detectType } from './detect-type.ts';
import type { FileType } from './file-type.ts';

const MAIL = 'From: Air <a@air.example>\r\nSubject: Trip\r\nMIME-Version: 1.0\r\n\r\nKE 081';

/** Files by their first bytes, in Latin-1. */
const CASES: readonly (readonly [what: string, content: string, type: FileType])[] = [
  ['a PDF', '%PDF-1.7\n1 0 obj', 'pdf'],
  ['a PDF behind a mail gateway banner', `${'x'.repeat(900)}\n%PDF-1.4`, 'pdf'],
  ['a PDF mark too far in to count', `${'x'.repeat(1100)}\n%PDF-1.4`, 'text'],
  ['a page', '<!DOCTYPE html><html><body>KE 081</body></html>', 'html'],
  ['a page that starts with a comment', '<!-- saved from -->\n<script>1</script>', 'html'],
  ['a fragment of a table', '  <table><tr><td>KE 081</td></tr></table>', 'html'],
  ['an upper-case page', '<HTML><BODY>KE 081', 'html'],
  ['a mail', MAIL, 'mail'],
  [
    'a mail without MIME',
    'From: a@air.example\nTo: b@home.example\nSubject: Trip\n\nKE 081',
    'mail',
  ],
  ['a mail from a mailbox file', `From air Tue Sep 14 17:00:00 2027\n${MAIL}`, 'mail'],
  [
    'a ticket that says From and To',
    'From: Seoul\nTo: New York\nDate: 15 Oct 2025\n\nKE 081',
    'text',
  ],
  ['a ticket with a lone label', 'Subject: KE 081\n\nICN 10:00', 'text'],
  ['a text that compares', 'Fares < 100 EUR, > 10 kg\nKE 081', 'text'],
  ['a GDS line with angle brackets', '1. DL 38 Y 20JAN HKGSEA <HK1>', 'text'],
  ['a text that starts like a bitmap', 'BMI British Midland BD 123', 'text'],
  ['a text with some NULs', `KE\u0000 081 departs ICN at ten o'clock in the morning`, 'text'],
  ['a PNG', '\u0089PNG\r\n\u001a\n\u0000\u0000\u0000\rIHDR', 'image'],
  ['a JPEG', '\u00ff\u00d8\u00ff\u00e0\u0000\u0010JFIF', 'image'],
  ['a HEIC', '\u0000\u0000\u0000\u0018ftypheic\u0000\u0000', 'image'],
  ['a film', '\u0000\u0000\u0000\u0018ftypmp42\u0000\u0000', 'binary'],
  ['an AVIF', '\u0000\u0000\u0000\u0018ftypavif\u0000\u0000', 'picture'],
  ['a WebP', 'RIFF\u0010\u0000\u0000\u0000WEBPVP8 ', 'image'],
  ['a bitmap', `BM${'\u0000\u0001'.repeat(30)}`, 'picture'],
  ['a calendar', 'BEGIN:VCALENDAR\r\nMETHOD:PUBLISH\r\n', 'calendar'],
  ['an event alone', 'begin:vevent\nsummary:KE 081', 'calendar'],
  ['a text about calendars', 'BEGIN:VCALENDARS are files', 'text'],
  ['the inside of a wallet pass', '{\n "passTypeIdentifier": "pass.air"}', 'data'],
  [
    'data of reservations',
    '[{"@context":"http://schema.org","@type":"FlightReservation"}]',
    'data',
  ],
  ['other data', '{"flight": "KE 081"}', 'text'],
  ['a text with a mark of a picture', '[image: Air] "boardingPass" KE 081', 'text'],
  ['the start of a zip', 'PK\u0003\u0004\u0014\u0000word/document.xml', 'archive'],
  ['a rich text file', '{\\rtf1\\ansi KE 081}', 'rich-text'],
  ['a gzip', '\u001f\u008b\u0008\u0000\u0000\u0000', 'archive'],
  ['a program', '\u007fELF\u0002\u0001\u0001\u0000\u0000\u0000\u0000\u0003\u0000\u003e', 'binary'],
];

/** A compound file is recognized by the name of a stream in it. */
const makeOle = (stream: string): Uint8Array =>
  Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(500),
    Buffer.from(`${stream}\0`, 'utf16le'),
  ]);

const CONTAINERS: readonly (readonly [what: string, bytes: Uint8Array, type: FileType])[] = [
  ['a docx', makeZip({ 'word/document.xml': '<w/>' }), 'docx'],
  ['a docx of another program', makeZip({ 'word/document2.xml': '<w/>' }), 'docx'],
  ['an xlsx', makeZip({ 'xl/workbook.xml': '<w/>' }), 'spreadsheet'],
  ['a pptx', makeZip({ 'ppt/presentation.xml': '<p/>' }), 'presentation'],
  ['an odt', makeZip({ mimetype: 'x', 'META-INF/manifest.xml': '<m/>' }), 'open-document'],
  ['a wallet pass', makePass(), 'pass'],
  ['several wallet passes', makeZip({ 'a.pkpass': makePass() }), 'passes'],
  ['a zip', makeZip({ 'holiday.txt': 'sun' }), 'archive'],
  ['a zip of a docx', makeZip({ 'a.docx': makeZip({ 'word/document.xml': '<w/>' }) }), 'archive'],
  ['a zip with the name deeper in it', makeZip({ 'x/pass.json': '{}' }), 'archive'],
  ['an old Word file', makeOle('WordDocument'), 'doc'],
  ['an Office file with a password', makeOle('EncryptedPackage'), 'doc'],
  ['an Outlook message', makeOle('__properties_version1.0'), 'outlook'],
  ['an old spreadsheet', makeOle('Workbook'), 'spreadsheet'],
  ['an old presentation', makeOle('PowerPoint Document'), 'presentation'],
  ['a compound file of nobody', makeOle('Nothing'), 'binary'],
];

describe('detectType', () => {
  it.each(CONTAINERS)('takes %s for what it is §5.11', (_, bytes, type) => {
    expect(detectType(bytes)).toBe(type);
  });

  it.each(CASES)('takes %s for what it is', (_, content, type) => {
    expect(detectType(Buffer.from(content, 'latin1'))).toBe(type);
  });

  it.each([0, 1, 2])(
    'is not confused by a character cut in two at the end of the head (%d)',
    (shift) => {
      const text = 'x'.repeat(shift) + '서'.repeat(3000);
      expect(detectType(new TextEncoder().encode(text))).toBe('text');
    },
  );

  it('takes UTF-16 for text', () => {
    expect(detectType(Buffer.from('KE 081 ICN 10:00 JFK 11:05', 'utf16le'))).toBe('text');
  });
});
