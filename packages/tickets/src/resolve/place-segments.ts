import { type Airport, findAirport } from '@ooo/atlas/airports';
import type { SegmentDraft } from '../document.ts';
import { type Choice, type Notes, ask, warn } from './question.ts';
import type { ResolvedSegment } from './resolved-segment.ts';
import { type SettledAirport, settleAirport } from '../flights/settle-airport.ts';

type End = 'from' | 'to';

/**
 * The segments with their airports. A name that fits several airports of a city takes the one that the rest of
 * the booking names, and asks where the booking does not.
 */
export function placeSegments(drafts: readonly SegmentDraft[], notes: Notes): ResolvedSegment[] {
  const settled = drafts.map((draft) => ({
    from: settleAirport(draft.from?.value, draft.fromName?.value),
    to: settleAirport(draft.to?.value, draft.toName?.value),
  }));
  const sure = new Set(
    settled
      .flatMap(({ from, to }) => [from, to])
      .flatMap((end) => (end?.others.length === 0 ? [end.code] : [])),
  );
  return drafts.map((draft, segment) => {
    const from = narrow(settled[segment]?.from, sure);
    const to = narrow(settled[segment]?.to, sure);
    note(notes, segment, 'from', draft, from);
    note(notes, segment, 'to', draft, to);
    return { draft, fromCode: from?.code, toCode: to?.code, from: from?.airport, to: to?.airport };
  });
}

function narrow(
  end: SettledAirport | undefined,
  sure: ReadonlySet<string>,
): SettledAirport | undefined {
  if (!end || end.others.length === 0) return end;
  const named = end.others.find(({ iata }) => sure.has(iata));
  if (sure.has(end.code)) return named ? end : { ...end, others: [] };
  return named ? { code: named.iata, airport: named, others: [] } : end;
}

function note(
  notes: Notes,
  segment: number,
  end: End,
  draft: SegmentDraft,
  settled: SettledAirport | undefined,
): void {
  const printed = draft[end]?.value ?? draft[`${end}Name`]?.value;
  if (printed === undefined) return;
  if (!settled || !findAirport(settled.code)) {
    warn(notes, 'UNKNOWN_AIRPORT', (say) => say.unknownAirport(printed), segment);
    return;
  }
  if (settled.others.length === 0 || !settled.airport) return;
  const airports = [settled.airport, ...settled.others];
  ask(notes, segment, end, (say) => say.whichAirport(printed), airports.map(toChoice));
}

function toChoice({ iata, name }: Airport): Choice {
  return { value: iata, label: `${name} (${iata})` };
}
