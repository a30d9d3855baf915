import type { SegmentDraft } from '../document.ts';

/** The fields of all of them; of a field that several have it is the last one's. */
export function joinFields(...drafts: readonly Partial<SegmentDraft>[]): Partial<SegmentDraft> {
  return drafts.reduce<Partial<SegmentDraft>>((joined, draft) => Object.assign(joined, draft), {});
}
