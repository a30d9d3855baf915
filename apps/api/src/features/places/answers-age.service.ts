import { prunePlaceAnswers } from '@ooo/db/queries/place-answers.queries';
import type { Deps } from '../../context/deps.ts';

/** An answer of this age is deleted. */
const OLD_MS = 180 * 86_400_000;
/** Most take 5 to 40 KB. */
const MOST_KEPT = 5000;

/** Removes answers about places that are older than 180 days, and of the others all but the newest 5000. */
export async function removeOldAnswers({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock().getTime() - OLD_MS);
  await prunePlaceAnswers(db, { before, most: MOST_KEPT });
}
