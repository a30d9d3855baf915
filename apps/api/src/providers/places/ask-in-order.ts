import { AppError } from '../../errors/app-error.ts';
import type { PlacesProvider } from './places-provider.ts';

/**
 * The first answer of the providers in their order. One whose upstream fails is skipped; its error is thrown only if
 * no other answers. Undefined if none of them knows.
 */
export async function askInOrder<T>(
  providers: readonly PlacesProvider[],
  ask: (provider: PlacesProvider) => Promise<T | undefined>,
): Promise<T | undefined> {
  let failure: AppError | undefined;
  for (const provider of providers) {
    try {
      const answer = await ask(provider);
      if (answer !== undefined) return answer;
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'UPSTREAM_UNAVAILABLE') throw error;
      failure = error;
    }
  }
  if (failure) throw failure;
  return undefined;
}
