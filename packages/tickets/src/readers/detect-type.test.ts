import { describe, expect, it } from 'vitest';
import { detectType, type FileType } from './detect-type.ts';

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
  ['a PNG', '\u0089PNG\r\n\u001a\n\u0000\u0000\u0000\rIHDR', 'picture'],
  ['a JPEG', '\u00ff\u00d8\u00ff\u00e0\u0000\u0010JFIF', 'picture'],
  ['a HEIC', '\u0000\u0000\u0000\u0018ftypheic\u0000\u0000', 'picture'],
  ['a WebP', 'RIFF\u0010\u0000\u0000\u0000WEBPVP8 ', 'picture'],
  ['a bitmap', `BM${'\u0000\u0001'.repeat(30)}`, 'picture'],
  ['a docx', 'PK\u0003\u0004\u0014\u0000word/document.xml', 'word'],
  ['an xlsx', 'PK\u0003\u0004\u0014\u0000xl/workbook.xml', 'spreadsheet'],
  ['a wallet pass', 'PK\u0003\u0004\u0014\u0000pass.json', 'pass'],
  ['a zip', 'PK\u0003\u0004\u0014\u0000holiday.txt', 'archive'],
  ['an old Word file', '\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1', 'word'],
  ['a rich text file', '{\\rtf1\\ansi KE 081}', 'rich-text'],
  ['a gzip', '\u001f\u008b\u0008\u0000\u0000\u0000', 'archive'],
  ['a program', '\u007fELF\u0002\u0001\u0001\u0000\u0000\u0000\u0000\u0003\u0000\u003e', 'binary'],
];

describe('detectType', () => {
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
