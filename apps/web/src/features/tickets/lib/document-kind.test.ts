import { expect, it } from 'vitest';
import { documentKindOf } from './document-kind.ts';

it.each([
  ['ticket.pdf', 'application/pdf', 'pdf'],
  ['TICKET.PDF', '', 'pdf'],
  ['photo.jpg', 'image/jpeg', 'image'],
  ['photo.HEIC', '', 'image'],
  ['booking.eml', 'message/rfc822', 'document'],
  ['booking.html', 'text/html', 'document'],
  ['no-ending', '', 'document'],
])('%s (%s) is read as %s', (name, type, kind) => {
  expect(documentKindOf({ name, type })).toBe(kind);
});
