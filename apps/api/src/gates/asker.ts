import type { Abortable, AgeUncheckedContext } from '../context/context.ts';
import type { Asker } from './queue.ts';

/** Whose turn a call's work is. */
export function askerOf({ user, address, signal }: Abortable<AgeUncheckedContext>): Asker {
  return { owner: user.id, address, signal };
}
