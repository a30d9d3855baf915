import type { LegDraft } from '../document.ts';

/** The fields of all of them; of a field that several have it is the last one's. */
export function joinFields(...drafts: readonly Partial<LegDraft>[]): Partial<LegDraft> {
  return drafts.reduce<Partial<LegDraft>>((joined, draft) => Object.assign(joined, draft), {});
}
