import type { WarningLog } from '../../context/ports/caller.ts';
import type { SourceAnswer } from '@ooo/domain/places/merge-places';
import { todayIn } from '@ooo/domain/shared/zoned';
import type { PublicContext } from '../../context/context.ts';
import type { PlacesProvider, ProviderAnswer } from '../../context/ports/places.ts';
import { UpstreamError } from '../../providers/upstream/upstream-error.ts';
import { within } from '../../shared/within.ts';

/** A traveller waits no longer than this for what the atlas does not have. */
const WAIT_MS = 2000;

export interface ProviderAnswers {
  /** In the order of the providers. */
  readonly answers: readonly SourceAnswer[];
  /** The names of those that did not answer in time. */
  readonly unreachable: string[];
}

type Ask = (provider: PlacesProvider, log: WarningLog) => Promise<ProviderAnswer | undefined>;

/**
 * Asks all providers at once. One that fails or is slow is named; a slow one goes on, and the next question has its
 * answer.
 */
export async function askProviders(
  { deps, log }: Pick<PublicContext, 'deps' | 'log'>,
  ask: Ask,
): Promise<ProviderAnswers> {
  const answers: SourceAnswer[] = [];
  const unreachable: string[] = [];
  const asked = await Promise.all(
    deps.places.map(async (provider) => {
      const answer = ask(provider, log).catch((error: unknown) => {
        // Providers log their upstream's failures themselves.
        if (!(error instanceof UpstreamError))
          log.error({ err: error, source: provider.name }, 'a source of places is broken');
        return 'unreachable' as const;
      });
      return within(WAIT_MS, answer).catch(() => 'unreachable' as const);
    }),
  );
  for (const [at, { name: source }] of deps.places.entries()) {
    const answer = asked[at];
    if (answer === 'unreachable') unreachable.push(source);
    else if (answer)
      answers.push({ source, asOf: todayIn('UTC', answer.fetchedAt), places: answer.places });
  }
  return { answers, unreachable };
}
