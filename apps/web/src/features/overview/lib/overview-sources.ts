import type { DestinationOverview, FactSource } from '@ooo/domain/overview/overview.schema';

/** What a source is named for: a part of the overview, or a fact by its label. */
export type Subject =
  | { readonly part: 'season' | 'events' | 'holidays' | 'weather' }
  | { readonly label: string };

export interface SubjectSource extends FactSource {
  readonly subjects: readonly Subject[];
}

const PARTS = {
  'notable-week': 'season',
  'public-holidays': 'holidays',
  'holidays-unknown': 'holidays',
  temperatures: 'weather',
  'rain-days': 'weather',
} as const;

/** The sources of the overview, in the order of the facts; each source once. */
export function listSubjectSources(overview: DestinationOverview): readonly SubjectSource[] {
  const said: readonly (readonly [Subject, FactSource])[] = [
    [{ part: 'season' }, overview.seasonSource],
    ...overview.entries.map((entry) => [{ part: PARTS[entry.code] }, entry] as const),
    ...overview.majorEvents.map((event) => [{ part: 'events' }, event] as const),
    ...(overview.holidays.days.length > 0
      ? [[{ part: 'holidays' }, overview.holidays] as const]
      : []),
    ...overview.facts.map((fact) => [{ label: fact.label }, fact] as const),
  ];
  const sources = new Map<string, { source: FactSource; subjects: Map<string, Subject> }>();
  for (const [subject, { source, asOf }] of said) {
    const key = JSON.stringify([source, asOf]);
    const known = sources.get(key) ?? { source: { source, asOf }, subjects: new Map() };
    known.subjects.set(JSON.stringify(subject), subject);
    sources.set(key, known);
  }
  return Array.from(sources.values(), ({ source, subjects }) => ({
    ...source,
    subjects: [...subjects.values()],
  }));
}
