import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { toDocumentName } from './trip-document.rules.ts';

it.each([
  ['ticket.pdf', 'ticket.pdf'],
  ['서울 항공권.pdf', '서울 항공권.pdf'],
  ['C:\\Users\\kim\\ticket.pdf', 'ticket.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['tick\r\net: x.pdf', 'tick et: x.pdf'],
  ['ticket\u202Efdp.exe', 'ticketfdp.exe'],
  ['\u0000\u0007', 'document'],
  ['', 'document'],
  ['folder/', 'document'],
  ['half \uD83D.pdf', 'half \uFFFD.pdf'],
  [`${'✈️'.repeat(300)}.pdf`, `${'✈️'.repeat(98)}.pdf`],
])('%j is kept as %j', (given, kept) => {
  expect(toDocumentName(given)).toBe(kept);
});

it('any file name becomes one short line of text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 600 }), (given) => {
      const name = toDocumentName(given);
      expect(name).toMatch(/^[^\p{Cc}\p{Cs}/\\]{1,255}$/u);
      expect(toDocumentName(name)).toBe(name);
    }),
  );
});
