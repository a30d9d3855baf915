import { randomBytes, randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SealedDocument } from '@ooo/db/queries/trip-documents.queries';
import { makeMasterKey } from './master-key.ts';
import { openDocument, sealDocument } from './seal.ts';

const master = makeMasterKey(randomBytes(32));
const here = { tripId: 1_000_001, documentId: randomUUID() };
const secret = new TextEncoder().encode('Booking reference QX7R2M');

const flip = (bytes: Uint8Array, at: number): Uint8Array =>
  bytes.map((byte, index) => (index === at ? byte ^ 1 : byte));

test('what was sealed opens, and nothing of it shows', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 16, maxLength: 5000 }), (bytes) => {
      const sealed = sealDocument(master, bytes, here);
      expect(openDocument(master, sealed, here)).toEqual({ ok: true, value: bytes });
      expect(Buffer.from(sealed.sealedContent).includes(Buffer.from(bytes))).toBe(false);
      expect(sealed.sealedContent.byteLength).toBe(bytes.byteLength + 28);
      expect(sealed.sealedKey.byteLength).toBe(60);
    }),
  );
});

test('the same document is sealed differently each time', () => {
  const [one, other] = [sealDocument(master, secret, here), sealDocument(master, secret, here)];
  expect(one.sealedContent).not.toEqual(other.sealedContent);
  expect(one.sealedKey).not.toEqual(other.sealedKey);
});

test.each([
  ['another trip', { ...here, tripId: 1_000_002 }],
  ['another document', { ...here, documentId: randomUUID() }],
])('it does not open as one of %s', (_name, elsewhere) => {
  const sealed = sealDocument(master, secret, here);
  expect(openDocument(master, sealed, elsewhere)).toEqual({ ok: false, reason: 'damaged' });
});

test('another key of the installation is told apart from damage', () => {
  const sealed = sealDocument(master, secret, here);
  const other = makeMasterKey(randomBytes(32));
  expect(openDocument(other, sealed, here)).toEqual({ ok: false, reason: 'other-key' });
  const forged = { ...sealed, keyId: other.id };
  expect(openDocument(other, forged, here)).toEqual({ ok: false, reason: 'damaged' });
});

test('the key of one document does not open another', () => {
  const [one, other] = [sealDocument(master, secret, here), sealDocument(master, secret, here)];
  const mixed = { ...one, sealedKey: other.sealedKey };
  expect(openDocument(master, mixed, here)).toEqual({ ok: false, reason: 'damaged' });
});

test('a single changed, missing or added byte is noticed', () => {
  const sealed = sealDocument(master, secret, here);
  const parts = ['sealedKey', 'sealedContent'] as const;
  for (const part of parts) {
    const bytes = Uint8Array.from(sealed[part]);
    const broken: SealedDocument[] = [
      ...Array.from(bytes, (_, at) => ({ ...sealed, [part]: flip(bytes, at) })),
      { ...sealed, [part]: bytes.subarray(0, -1) },
      { ...sealed, [part]: new Uint8Array() },
      { ...sealed, [part]: Uint8Array.from([...bytes, 0]) },
    ];
    for (const each of broken) expect(openDocument(master, each, here).ok).toBe(false);
  }
});
