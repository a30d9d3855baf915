import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { loadTexts } from '../../i18n/i18n.ts';
import { renderApp } from '../../testing/render.tsx';
import { TravelBetween } from './travel-between.tsx';

const ride = { minutes: 12, by: 'ride', from: 'before' } as const;
const walk = { ...ride, by: 'walk' } as const;

it.each([
  [null, ride, '12 min by bus, train or taxi'],
  ['foot', ride, '12 min by bus, train or taxi'],
  ['transit', ride, '12 min by bus or train'],
  ['car', ride, '12 min by car or taxi'],
  ['car', walk, '12 min on foot'],
  ['car', { ...ride, from: 'hotel' as const }, '12 min from the hotel'],
])('is named after the preferred means (%s, %o)', async (travelBy, travel, text) => {
  if (travelBy) window.localStorage.setItem('preferences', JSON.stringify({ travelBy }));
  await loadTexts();
  renderApp(<TravelBetween travel={travel} />);
  expect(await screen.findByText(text)).toBeVisible();
});
