import type { User } from '@ooo/db/queries/user-row';
import type { UserId } from '@ooo/domain/shared/ids';

interface Log {
  readonly warn: (about: object, text: string) => void;
}

/**
 * Logs which settings of a user are stored and cannot be read: once, since every request reads them, and not whose
 * they are.
 */
export function createFaultTeller() {
  const told = new Set<UserId>();
  return (log: Log, { id, faultySettings }: Pick<User, 'id' | 'faultySettings'>): void => {
    if (faultySettings.length === 0 || told.has(id)) return;
    told.add(id);
    log.warn({ settings: faultySettings }, 'stored settings cannot be read, the defaults count');
  };
}
