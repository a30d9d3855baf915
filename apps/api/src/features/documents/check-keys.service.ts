import { join } from 'node:path';
import {
  listKeysInUse,
  listSealingKeys,
  noteDocumentKey,
} from '@ooo/db/queries/document-keys.queries';
import { StartError } from '@ooo/db/start-error';
import type { Db } from '@ooo/db/tables/database';
import { type KnownKeys, peekKeys } from './master-key.ts';
import type { Env } from '../../context/ports/env.ts';

type KeyEnv = Pick<Env, 'documentKey' | 'previousDocumentKeys' | 'lostDocumentKeys' | 'dataDir'>;

interface KeyCheck {
  readonly db: Db;
  readonly env: KeyEnv;
}

/** A process says every minute that it uses its key. */
const IN_USE_MINUTES = 3;

/**
 * Throws a {@link StartError} if there are kept documents and this process can open none of them: its key is wrong,
 * and no other process could open what it keeps. Makes no key if there is none yet.
 */
export async function refuseWrongKey({ db, env }: KeyCheck): Promise<void> {
  const keys = await peekKeys(env);
  const known = idsOf(keys);
  const lost = new Set(env.lostDocumentKeys);
  const sealing = (await listSealingKeys(db)).filter((id) => !lost.has(id));
  if (sealing.length === 0 || sealing.some((id) => known.has(id))) return;
  const file = join(env.dataDir, 'document.key');
  const held = keys.current
    ? `the key of ${env.documentKey ? 'DOCUMENT_KEY' : file} (${keys.current.id}) opens none of them`
    : `there is no key: DOCUMENT_KEY is empty, and there is no ${file}`;
  throw new StartError(
    `Documents are kept that were sealed under another key (${sealing.join(', ')}), and ${held}. Put the former ` +
      'key back, or into DOCUMENT_KEY_PREVIOUS. If it is lost for good, so are they: set ' +
      `DOCUMENT_KEYS_LOST=${sealing.join(',')} to start without them.`,
  );
}

/**
 * Announces the key of this process, and lists the keys that it lacks: those of kept documents, and those of other
 * processes on the same database. Empty if it has all.
 */
export async function findForeignKeys({ db, env }: KeyCheck): Promise<string[]> {
  const keys = await peekKeys(env);
  if (keys.current) await noteDocumentKey(db, { keyId: keys.current.id });
  const known = new Set([...idsOf(keys), ...env.lostDocumentKeys]);
  const others = [
    ...(await listSealingKeys(db)),
    ...(await listKeysInUse(db, { minutes: IN_USE_MINUTES })),
  ];
  return [...new Set(others)].filter((id) => !known.has(id)).toSorted();
}

function idsOf({ current, previous }: KnownKeys): Set<string> {
  return new Set([...(current ? [current] : []), ...previous].map(({ id }) => id));
}
