import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '@ooo/db/start-error';
import type { Env } from '../../context/ports/env.ts';
import type { KeyRing, MasterKey } from '../../context/ports/document-keys.ts';

const KEY_BYTES = 32;

/** 32 bytes; throws for anything else. */
export function makeMasterKey(bytes: Uint8Array): MasterKey {
  if (bytes.byteLength !== KEY_BYTES) throw new Error('A document key has 32 bytes.');
  const id = createHash('sha256').update('ooo document key\0').update(bytes).digest('hex');
  return { id: id.slice(0, 16), bytes };
}

/**
 * The installation's keys. The current one is that of `DOCUMENT_KEY`, otherwise the one in `DATA_DIR/document.key`,
 * which is made if it is missing. Read on first use; after a failure the next use tries again.
 */
export function openKeyRing({
  documentKey,
  previousDocumentKeys,
  dataDir,
}: Pick<Env, 'documentKey' | 'previousDocumentKeys' | 'dataDir'>): () => Promise<KeyRing> {
  const open = async (): Promise<KeyRing> => {
    const current = documentKey ? makeMasterKey(documentKey) : await readKeyFile(dataDir);
    const previous = previousDocumentKeys.map(makeMasterKey).filter(({ id }) => id !== current.id);
    return { current, previous };
  };
  let opening: Promise<KeyRing> | undefined;
  return async () => {
    opening ??= open().catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
  };
}

/** The keys that exist already. */
export interface KnownKeys {
  /** Undefined if none has been needed yet. */
  readonly current: MasterKey | undefined;
  readonly previous: readonly MasterKey[];
}

/**
 * Like {@link openKeyRing}, but reads at once and makes no key. Throws a {@link StartError} for a file that holds
 * none.
 */
export async function peekKeys({
  documentKey,
  previousDocumentKeys,
  dataDir,
}: Pick<Env, 'documentKey' | 'previousDocumentKeys' | 'dataDir'>): Promise<KnownKeys> {
  const previous = previousDocumentKeys.map(makeMasterKey);
  if (documentKey) return { current: makeMasterKey(documentKey), previous };
  const path = keyFileOf(dataDir);
  const text = await readText(path);
  return { current: text === undefined ? undefined : parseKeyFile(text, path), previous };
}

function keyFileOf(dataDir: string): string {
  return join(dataDir, 'document.key');
}

async function readKeyFile(dataDir: string): Promise<MasterKey> {
  const path = keyFileOf(dataDir);
  const text = await readText(path).then((known) => known ?? makeKeyFile(dataDir, path));
  return parseKeyFile(text, path);
}

function parseKeyFile(text: string, path: string): MasterKey {
  try {
    return makeMasterKey(Buffer.from(text.trim(), 'base64'));
  } catch (cause) {
    throw new StartError(`${path} should hold a key of 32 bytes in base64.`, { cause });
  }
}

async function readText(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/**
 * The file appears whole or not at all: if several processes make one at once, the first wins and the others read it.
 */
async function makeKeyFile(dataDir: string, path: string): Promise<string> {
  await mkdir(dataDir, { recursive: true });
  const draft = `${path}.${randomUUID()}`;
  const file = await open(draft, 'wx', 0o600);
  try {
    await file.writeFile(`${randomBytes(KEY_BYTES).toString('base64')}\n`);
    await file.sync();
    await link(draft, path).catch((error: unknown) => {
      if (!isCode(error, 'EEXIST')) throw error;
    });
  } finally {
    await file.close();
    await rm(draft, { force: true });
  }
  return readFile(path, 'utf8');
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
