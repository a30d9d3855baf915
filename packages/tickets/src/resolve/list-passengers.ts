import { foldText } from '@ooo/domain/shared/search-text';
import type { SegmentDraft, ParsedDocument } from '../document.ts';

/** The travellers, each once, whichever way round their names are printed. */
export function listPassengers(
  segments: readonly SegmentDraft[],
  parsed: ParsedDocument,
): string[] {
  const names = [
    ...segments.flatMap(({ passenger }) => (passenger ? [passenger.value] : [])),
    ...parsed.facts.passengers.map(({ value }) => value),
  ];
  const unique = new Map<string, string>();
  for (const name of names) {
    const key = foldText(name)
      .split(/[\s,/]+/u)
      .sort()
      .join(' ');
    if (!unique.has(key)) unique.set(key, name);
  }
  return [...unique.values()];
}
