import { LANGUAGES } from '@ooo/texts/languages';
import { expect, it } from 'vitest';
import { i18n, loadTextsIn } from '../../../i18n/i18n.ts';
import { makeDemoClient } from '../../../testing/demo-client.ts';

it.each(LANGUAGES)('the picture of a ticket and its trip is the demo, in %s', async (language) => {
  const demo = makeDemoClient({ language: () => language });
  const { id: tripId } = await demo.trips.createDemo.mutate();
  const pois = await demo.pois.list.query({ tripId });
  const visits = pois.filter(({ date, startTime }) => date !== null && startTime !== null);
  const days = [...new Set(visits.map(({ date }) => date ?? ''))].sort().slice(0, 3);
  const firstOf = (day: string) =>
    visits
      .filter(({ date }) => date === day)
      .sort((one, other) => (one.startTime ?? '').localeCompare(other.startTime ?? ''))
      .at(0)?.name;
  await loadTextsIn(language);
  const [first, second, third] = (['first', 'second', 'third'] as const).map((place) =>
    i18n.t(`landing:picture.${place}`, { lng: language }),
  );
  expect([first, second, third]).toEqual(days.map(firstOf));
});
