import type { SegmentDraft } from '../../document.ts';
import { makeFound } from '../../text/hit.ts';
import { readDetails } from '../tokens/read-detail.ts';
import type { Block } from './layout.ts';

/** Duration, aircraft, seat, meal, baggage and operator that labels of a block name; the first of each counts. */
export function detailFields(lines: readonly string[], block: Block): Partial<SegmentDraft> {
  const fields: Record<string, unknown> = {};
  for (let at = block.from; at < block.to; at++) {
    for (const token of readDetails(lines, at)) {
      const key = token.kind === 'duration' ? 'durationMin' : token.kind;
      fields[key] ??= makeFound(token.value, 'layout', lines[token.line] ?? '', token.line, token);
    }
  }
  return fields;
}
