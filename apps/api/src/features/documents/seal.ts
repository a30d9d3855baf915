import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { TripId } from '@ooo/domain/shared/ids';
import type { SealedDocument, SealedKey } from '@ooo/db/queries/trip-documents.queries';
import type { Result } from '@ooo/domain/shared/result';
import { fail, ok } from '@ooo/domain/shared/result';
import type { KeyRing, MasterKey } from '../../context/ports/document-keys.ts';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** What a sealed document belongs to; it cannot be opened anywhere else. */
export interface Belonging {
  readonly tripId: TripId;
  readonly documentId: string;
}

/**
 * Seals a document with AES-256-GCM under a key of its own, and that key under the master key. Both are bound to trip
 * and document: bytes that were moved to another row cannot be opened.
 */
export function sealDocument(
  master: MasterKey,
  bytes: Uint8Array,
  belonging: Belonging,
): SealedDocument {
  const key = randomBytes(KEY_BYTES);
  return {
    keyId: master.id,
    sealedKey: seal(master.bytes, key, nameOf('key', belonging)),
    sealedContent: seal(key, bytes, nameOf('content', belonging)),
  };
}

/** A sealed document whose content is fetched part by part. */
export interface SealedSource extends SealedKey {
  readonly sealedBytes: number;
  /** `count` bytes of the sealed content from the byte `from` on. */
  readonly read: (from: number, count: number) => Promise<Uint8Array>;
}

/** The content is not what was sealed. */
export class DamagedDocument extends Error {}

/**
 * The content in parts, from the beginning at each call. Only the end shows whether it is what was sealed: until then
 * no part can be trusted. Throws {@link DamagedDocument} if it is not.
 */
export type Opening = () => AsyncGenerator<Uint8Array, void>;

/** How much memory one part of a document takes. */
export const PART_BYTES = 512 * 1024;

/** `other-key`: it was sealed under none of these keys. `damaged`: its key is not the one that was sealed. */
export function openDocument(
  keys: KeyRing,
  source: SealedSource,
  belonging: Belonging,
): Result<Opening, 'other-key' | 'damaged'> {
  const key = openKey(keys, source, belonging);
  if (!key.ok) return key;
  return ok(() => openParts(key.value, source, nameOf('content', belonging)));
}

export const openedBytes = ({ sealedBytes }: Pick<SealedSource, 'sealedBytes'>): number =>
  Math.max(0, sealedBytes - IV_BYTES - TAG_BYTES);

async function* openParts(
  key: Uint8Array,
  { sealedBytes, read }: SealedSource,
  name: Buffer,
): AsyncGenerator<Uint8Array, void> {
  const readAll = async (from: number, count: number): Promise<Uint8Array> => {
    const part = await read(from, count);
    if (part.byteLength !== count) throw new DamagedDocument('The content is cut short');
    return part;
  };
  const end = sealedBytes - TAG_BYTES;
  if (end < IV_BYTES) throw new DamagedDocument('There is no content');
  // The nonce and the tag are read along with the first and last part: most documents have only one.
  let part = await readAll(0, partAt(0, sealedBytes));
  const decipher = createDecipheriv(CIPHER, key, part.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  }).setAAD(name);
  yield decipher.update(part.subarray(IV_BYTES, end));
  for (let from = part.byteLength; from < sealedBytes; from += part.byteLength) {
    part = await readAll(from, partAt(from, sealedBytes));
    yield decipher.update(part.subarray(0, end - from));
  }
  decipher.setAuthTag(part.subarray(-TAG_BYTES));
  try {
    decipher.final();
  } catch (cause) {
    throw new DamagedDocument('The content was changed', { cause });
  }
}

/** The length of the part that begins at `from`. The tag is never parted from what is before it. */
function partAt(from: number, sealedBytes: number): number {
  const left = sealedBytes - from;
  return left <= PART_BYTES + TAG_BYTES ? left : PART_BYTES;
}

/** The key of a document sealed under the current master key; the document itself stays as it is. */
export function resealKey(
  keys: KeyRing,
  sealed: SealedKey,
  belonging: Belonging,
): Result<SealedKey, 'other-key' | 'damaged'> {
  const key = openKey(keys, sealed, belonging);
  if (!key.ok) return key;
  const { id, bytes } = keys.current;
  return ok({ keyId: id, sealedKey: seal(bytes, key.value, nameOf('key', belonging)) });
}

function openKey(
  { current, previous }: KeyRing,
  { keyId, sealedKey }: SealedKey,
  belonging: Belonging,
): Result<Buffer, 'other-key' | 'damaged'> {
  const master = [current, ...previous].find(({ id }) => id === keyId);
  if (!master) return fail('other-key');
  try {
    return ok(open(master.bytes, sealedKey, nameOf('key', belonging)));
  } catch {
    return fail('damaged');
  }
}

function nameOf(part: 'key' | 'content', { tripId, documentId }: Belonging): Buffer {
  return Buffer.from(`ooo document ${part} ${tripId} ${documentId}`);
}

/** Nonce, ciphertext, tag. */
function seal(key: Uint8Array, bytes: Uint8Array, name: Buffer): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES }).setAAD(name);
  return Buffer.concat([iv, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
}

/** The inverse of {@link seal}; throws if anything was changed. */
function open(key: Uint8Array, sealed: Uint8Array, name: Buffer): Buffer {
  const end = sealed.byteLength - TAG_BYTES;
  const iv = sealed.subarray(0, IV_BYTES);
  const decipher = createDecipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES })
    .setAAD(name)
    .setAuthTag(sealed.subarray(end));
  return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES, end)), decipher.final()]);
}
