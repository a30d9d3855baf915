import { date } from '@ooo/domain/testing/literals';
import { makeTrip } from '@ooo/domain/testing/make-trip';
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../../testing/render.tsx';
import { useTripView } from './use-trip-view.ts';

const trip = makeTrip();

const ways = new Set<unknown>();

function Screen() {
  const [view, go] = useTripView(trip);
  ways.add(go);
  const change = () => {
    go({ tab: 'calendar' });
    go({ day: date('2025-10-11') });
  };
  return (
    <button type="button" onClick={change}>
      {view.tab} {view.day}
    </button>
  );
}

it('stays on the screen that shows the trip', async () => {
  const { user, router } = renderApp(<Screen />, { path: '/smart-packlist?view=saved&trip=demo' });
  await act(async () => user.click(screen.getByRole('button')));
  expect(router.state.location.search).toBe('?trip=demo&view=calendar&day=2025-10-11');
});

it('keeps both of two changes that come at once', async () => {
  const { user, router } = renderApp(<Screen />, { path: '/trip/1' });
  await act(async () => user.click(screen.getByRole('button')));
  expect(screen.getByRole('button')).toHaveTextContent('calendar 2025-10-11');
  expect(router.state.historyAction).toBe('REPLACE');
});

it('is changed by the same function all the time', async () => {
  ways.clear();
  const { user } = renderApp(<Screen />, { path: '/trip/1' });
  await act(async () => user.click(screen.getByRole('button')));
  expect(screen.getByRole('button')).toHaveTextContent('calendar 2025-10-11');
  expect(ways.size).toBe(1);
});
