import type { Asker } from '@ooo/domain/fair-queue/fair-queue.types';
import type { Abortable, AgeUncheckedContext } from './context.ts';

/** Whose turn a call's work is. */
export function askerOf({ user, address, signal }: Abortable<AgeUncheckedContext>): Asker {
  return { owner: user.id, address, signal };
}
