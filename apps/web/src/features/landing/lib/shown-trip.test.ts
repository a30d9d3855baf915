import { LANGUAGES } from '@ooo/texts/languages';
import { expect, it } from 'vitest';
import { landing as en } from '@ooo/texts/en/web/landing';
import { landing as es } from '@ooo/texts/es/web/landing';
import { landing as ko } from '@ooo/texts/ko/web/landing';
import { makeDemoClient } from '../../../testing/demo-client.ts';

const TEXTS = { en, ko, es };

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
  const { first, second, third } = TEXTS[language].picture;
  expect([first, second, third]).toEqual(days.map(firstOf));
});
