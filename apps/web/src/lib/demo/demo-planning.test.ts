import type { ChosenPreferences } from '@ooo/domain/shared/preferences';
import { date, time } from '@ooo/domain/testing/literals';
import { expect, it } from 'vitest';
import { makeDemoClient } from '../../testing/demo-client.ts';

/** The time that a Korean demo suggests for a museum that opens at half past nine, on a day without plans. */
async function suggest(preferences: ChosenPreferences) {
  const demo = makeDemoClient({ language: () => 'ko', preferences: () => preferences });
  const { id: tripId } = await demo.trips.createDemo.mutate();
  const places = await demo.pois.list.query({ tripId });
  const museum = places.find(({ name }) => name === '서대문형무소역사관');
  return demo.schedule.suggest.mutate({ tripId, poiId: museum?.id, fixedDate: date('2025-10-08') });
}

it('a suggestion in the demo has the clock of the visitor', async () => {
  const { suggestedTime, reasoning } = await suggest({ clock: '12' });
  expect(suggestedTime).toBe('09:30');
  expect(reasoning).toBe('오전 9:30, 문 여는 시간에 맞췄어요.');
  expect((await suggest({})).reasoning).toBe('09:30, 문 여는 시간에 맞췄어요.');
});

it('a suggestion in the demo keeps to the ordinary day of the visitor', async () => {
  const { suggestedTime } = await suggest({ pace: 'full', dayStart: time('11:30') });
  expect(suggestedTime).toBe('11:30');
});
