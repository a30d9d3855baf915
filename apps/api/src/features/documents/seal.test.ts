import { randomBytes, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { TripId } from '@ooo/domain/shared/ids';
import type { SealedDocument } from '@ooo/db/queries/trip-documents.queries';
import { makeMasterKey } from './master-key.ts';
import { type Belonging, DamagedDocument, openDocument, resealKey, sealDocument } from './seal.ts';
import type { KeyRing, MasterKey } from '../../context/ports/document-keys.ts';

const master = makeMasterKey(randomBytes(32));
const ringOf = (current: MasterKey, ...previous: MasterKey[]) => ({ current, previous });
const keys = ringOf(master);
const here = { tripId: TripId.parse(1_000_001), documentId: randomUUID() };
const secret = new TextEncoder().encode('Booking reference QX7R2M');

/** The whole content, as a reader gets it. */
async function open(keyRing: KeyRing, { sealedContent, ...key }: SealedDocument, at: Belonging) {
  const read = async (from: number, count: number) => sealedContent.slice(from, from + count);
  const sealedBytes = sealedContent.byteLength;
  const opening = openDocument(keyRing, { ...key, sealedBytes, read }, at);
  if (!opening.ok) return opening;
  try {
    return { ok: true, value: new Uint8Array(await buffer(Readable.from(opening.value()))) };
  } catch (error) {
    if (error instanceof DamagedDocument) return { ok: false, reason: 'damaged' };
    throw error;
  }
}

const flip = (bytes: Uint8Array, at: number): Uint8Array =>
  bytes.map((byte, index) => (index === at ? byte ^ 1 : byte));

test('what was sealed opens, and nothing of it shows', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ minLength: 16, maxLength: 5000 }), async (bytes) => {
      const sealed = sealDocument(master, bytes, here);
      expect(await open(keys, sealed, here)).toEqual({ ok: true, value: bytes });
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
  ['another trip', { ...here, tripId: TripId.parse(1_000_002) }],
  ['another document', { ...here, documentId: randomUUID() }],
])('it does not open as one of %s', async (_name, elsewhere) => {
  const sealed = sealDocument(master, secret, here);
  expect(await open(keys, sealed, elsewhere)).toEqual({ ok: false, reason: 'damaged' });
});

test('another key of the installation is told apart from damage', async () => {
  const sealed = sealDocument(master, secret, here);
  const other = makeMasterKey(randomBytes(32));
  expect(await open(ringOf(other), sealed, here)).toEqual({ ok: false, reason: 'other-key' });
  const forged = { ...sealed, keyId: other.id };
  expect(await open(ringOf(other), forged, here)).toEqual({ ok: false, reason: 'damaged' });
});

test('the key of one document does not open another', async () => {
  const [one, other] = [sealDocument(master, secret, here), sealDocument(master, secret, here)];
  const mixed = { ...one, sealedKey: other.sealedKey };
  expect(await open(keys, mixed, here)).toEqual({ ok: false, reason: 'damaged' });
});

test('a single changed, missing or added byte is noticed', async () => {
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
    for (const each of broken) expect((await open(keys, each, here)).ok).toBe(false);
  }
});

test('a key is resealed under the current master key, and its document opens without the former one', async () => {
  const sealed = sealDocument(master, secret, here);
  const next = makeMasterKey(randomBytes(32));
  expect(await open(ringOf(next, master), sealed, here)).toEqual({ ok: true, value: secret });

  const key = resealKey(ringOf(next, master), sealed, here);
  if (!key.ok) throw new Error(key.reason);
  expect(key.value.keyId).toBe(next.id);
  const taken = { ...sealed, ...key.value };
  expect(await open(ringOf(next), taken, here)).toEqual({ ok: true, value: secret });
  expect(await open(keys, taken, here)).toEqual({ ok: false, reason: 'other-key' });
});

test('a key that is damaged, absent, or under an unknown master key is not resealed', () => {
  const sealed = sealDocument(master, secret, here);
  const ring = ringOf(makeMasterKey(randomBytes(32)), master);
  const broken = { ...sealed, sealedKey: flip(sealed.sealedKey, 20) };
  expect(resealKey(ring, broken, here)).toEqual({ ok: false, reason: 'damaged' });
  const elsewhere = { ...here, tripId: TripId.parse(1_000_002) };
  expect(resealKey(ring, sealed, elsewhere)).toEqual({ ok: false, reason: 'damaged' });
  expect(resealKey(ringOf(ring.current), sealed, here)).toEqual({ ok: false, reason: 'other-key' });
});

test('a document of several parts opens as it was, and one that is cut short does not', async () => {
  const large = randomBytes(1_300_000);
  const sealed = sealDocument(master, large, here);
  expect(await open(keys, sealed, here)).toEqual({ ok: true, value: new Uint8Array(large) });
  const cut = { ...sealed, sealedContent: sealed.sealedContent.subarray(0, 600_000) };
  expect(await open(keys, cut, here)).toEqual({ ok: false, reason: 'damaged' });
});
