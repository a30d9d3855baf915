import type { UserId } from '@ooo/domain/shared/ids';
import { keepWaiting } from '../state/waiting-tickets.ts';
import { admitDocuments, type NewDocument } from './admit-documents.ts';
import type { ReadingProblem } from './reading-problem.ts';

export type TicketChoice =
  | { readonly ok: true; readonly count: number }
  /** None is kept: one of them could not be read. */
  | {
      readonly ok: false;
      readonly name: string | null;
      readonly failure: ReadingProblem['failure'];
    };

/** Keeps what a user, or a visitor (null), has chosen until it can be read, each document once; what is too large is refused at once. */
export async function chooseTickets(
  documents: readonly NewDocument[],
  owner: UserId | null,
): Promise<TicketChoice> {
  const { admitted, repeated } = await admitDocuments([], documents);
  for (const { name, problem } of admitted) {
    if (problem) return { ok: false, name, failure: problem.failure };
  }
  const chosen = documents.filter((document) => !repeated.includes(document));
  await keepWaiting(chosen, owner);
  return { ok: true, count: chosen.length };
}
