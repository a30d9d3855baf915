import type { PackingAnswer } from '@ooo/domain/packing/packing.schema';

/** The state of a list that is shown. */
export type ListState = 'updating' | 'asking' | 'failed' | 'spent';

/** Undefined if there is nothing to say: the list is complete, or there is no assistant. */
export function toListState(
  { assistant }: Pick<PackingAnswer, 'assistant'>,
  isFetching: boolean,
): ListState | undefined {
  if (isFetching) return assistant === 'pending' ? 'asking' : 'updating';
  if (assistant === 'pending') return 'failed';
  return assistant === 'failed' || assistant === 'spent' ? assistant : undefined;
}
