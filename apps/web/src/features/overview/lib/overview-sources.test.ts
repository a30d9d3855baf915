import { makeOverview } from '@ooo/domain/testing/make-overview';
import { describe, expect, it } from 'vitest';
import { listSubjectSources } from './overview-sources.ts';

const subjectsOf = (overview: ReturnType<typeof makeOverview>) =>
  listSubjectSources(overview).map(({ source, subjects }) => [
    source,
    subjects.map((subject) => ('part' in subject ? subject.part : subject.label)),
  ]);

describe('listSubjectSources', () => {
  it('names each source once, with all that it says', () => {
    expect(subjectsOf(makeOverview())).toEqual([
      [
        'general knowledge',
        ['season', 'events', 'Plugs', 'Voltage', 'Tips', 'Tap water', 'Emergency'],
      ],
      ['a list', ['holidays', 'weather', 'Currency', 'Language', 'Driving', 'Calling code']],
    ]);
  });

  it('keeps apart what was read from one source on two days', () => {
    const [first, ...facts] = makeOverview().facts;
    if (!first) throw new Error('the overview has no facts');
    const older = { ...first, asOf: makeOverview().holidays.asOf };
    const sources = listSubjectSources(makeOverview({ facts: [older, ...facts] }));
    expect(sources.filter(({ source }) => source === 'general knowledge')).toHaveLength(2);
  });

  it('names no source for missing holidays', () => {
    const none = { ...makeOverview().holidays, days: [] };
    const overview = makeOverview({ holidays: none, entries: [], facts: [], majorEvents: [] });
    expect(subjectsOf(overview)).toEqual([['general knowledge', ['season']]]);
  });
});
