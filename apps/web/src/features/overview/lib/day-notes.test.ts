import { date } from '@ooo/domain/testing/literals';
import { makeOverview } from '@ooo/domain/testing/make-overview';
import { describe, expect, it } from 'vitest';
import { listDayNotes } from './day-notes.ts';

const overview = makeOverview();
const [festival] = overview.majorEvents;
if (!festival) throw new Error('the overview has no event');

describe('listDayNotes', () => {
  it('has holidays before events, on each of their days', () => {
    const event = { kind: 'event', name: 'Lantern Festival', isEstimated: false };
    expect([...listDayNotes(overview)]).toEqual([
      ['2025-10-11', [{ kind: 'holiday', name: 'Sports Day', isEstimated: false }, event]],
      ['2025-10-10', [event]],
    ]);
  });

  it('puts an event of which only the months are known on no day', () => {
    const { start: _start, end: _end, ...rest } = festival;
    const majorEvents = [{ ...rest, months: [10], isEstimated: true }];
    const notes = listDayNotes({ ...overview, majorEvents });
    expect([...notes.keys()]).toEqual(['2025-10-11']);
  });

  it('says once what is a holiday and an event', () => {
    const majorEvents = [{ ...festival, name: 'Sports Day' }];
    const notes = listDayNotes({ ...overview, majorEvents });
    expect(notes.get(date('2025-10-11'))).toHaveLength(1);
    expect(notes.get(date('2025-10-10'))).toHaveLength(1);
  });
});
