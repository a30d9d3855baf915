import { expect, test } from 'vitest';
import { makeSamples } from '../testing/samples.ts';
import { MEDIA_TYPES, mediaTypeOf } from './media-type.ts';
import { READERS } from './readers.ts';

const bytes = (...parts: (string | number)[]): Uint8Array =>
  Buffer.concat(parts.map((part) => Buffer.from(typeof part === 'string' ? part : [part])));

test('every kind that is read has a media type, and no other', () => {
  expect([...Object.keys(MEDIA_TYPES), 'image'].sort()).toEqual(Object.keys(READERS).sort());
});

test('the content of a document says what it is', async () => {
  const samples = await makeSamples();
  const types = [...samples].map(([name, content]) => [name, mediaTypeOf(content)]);
  expect(Object.fromEntries(types)).toMatchObject({
    text: 'text/plain',
    mail: 'message/rfc822',
    PDF: 'application/pdf',
    docx: MEDIA_TYPES.docx,
    passes: 'application/vnd.apple.pkpasses',
  });
});

test.each([
  ['image/png', bytes(0x89, 'PNG\r\n', 0x1a, '\n')],
  ['image/jpeg', bytes(0xff, 0xd8, 0xff, 0xe0, 0, 16, 'JFIF')],
  ['image/webp', bytes('RIFF', 0, 0, 1, 0, 'WEBPVP8 ')],
  ['image/heic', bytes(0, 0, 0, 24, 'ftypheic', 0, 0, 0, 0, 'mif1heic')],
  [undefined, bytes('GIF89a')],
  [undefined, bytes('RIFF', 0, 0, 1, 0, 'WAVEfmt ')],
  [undefined, bytes('PK', 3, 4, 'a program')],
  [undefined, bytes(0x7f, 'ELF', 2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0)],
  [undefined, bytes()],
])('%s', (type, content) => {
  expect(mediaTypeOf(content)).toBe(type);
});
