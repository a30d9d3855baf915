import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { SealedDocument, SealedKey } from '@ooo/db/queries/trip-documents.queries';
import type { Result } from '@ooo/domain/shared/result';
import { fail, ok } from '@ooo/domain/shared/result';
import type { KeyRing, MasterKey } from './master-key.ts';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** What a sealed document belongs to: it opens nowhere else. */
export interface Belonging {
  readonly tripId: number;
  readonly documentId: string;
}

/**
 * Seals a document with AES-256-GCM under a key of its own, and that key under the master key. Both are bound
 * to trip and document: bytes that were moved to another row do not open.
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

/** `other-key`: it was sealed under none of these keys. `damaged`: it is not what was sealed. */
export function openDocument(
  keys: KeyRing,
  { sealedContent, ...sealed }: SealedDocument,
  belonging: Belonging,
): Result<Uint8Array<ArrayBuffer>, 'other-key' | 'damaged'> {
  const key = openKey(keys, sealed, belonging);
  if (!key.ok) return key;
  try {
    return ok(new Uint8Array(open(key.value, sealedContent, nameOf('content', belonging))));
  } catch {
    return fail('damaged');
  }
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

/** The inverse of {@link seal}; throws where anything of it was changed. */
function open(key: Uint8Array, sealed: Uint8Array, name: Buffer): Buffer {
  const end = sealed.byteLength - TAG_BYTES;
  const iv = sealed.subarray(0, IV_BYTES);
  const decipher = createDecipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES })
    .setAAD(name)
    .setAuthTag(sealed.subarray(end));
  return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES, end)), decipher.final()]);
}
