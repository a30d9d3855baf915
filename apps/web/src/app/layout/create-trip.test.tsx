import { makeTrip } from '@ooo/domain/testing/make-trip';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { makeConfig, makeOverview, makeUser } from '../../testing/fixtures.ts';
import { openDialogAtom } from '../../lib/dialogs.atoms.ts';
import { useAtomValue } from '../../lib/jotai.ts';
import { mockProcedures } from '../../testing/procedures.ts';
import { renderApp } from '../../testing/render.tsx';
import { CreateTrip } from './create-trip.tsx';

/** The kind of the dialog that is asked for. */
function AskedFor() {
  return <output>{useAtomValue(openDialogAtom)?.kind}</output>;
}

function open(tripCount: number, config = makeConfig()) {
  const overviews = Array.from({ length: tripCount }, (_, id) => makeOverview({ id }));
  mockProcedures({
    'app.config': () => config,
    'account.me': () => makeUser(),
    'trips.overview': () => overviews,
    'airports.city': () => ({
      cityName: 'Seoul',
      cityNames: { en: 'Seoul' },
      cityCode: 'SEL',
      country: 'South Korea',
      countryCode: 'KR',
      zone: 'Asia/Seoul',
      coordinates: [126.98, 37.57],
    }),
    'airports.search': () => [],
    'trips.create': () => {
      const trip = makeTrip({ id: 1_000_009 });
      overviews.unshift({ trip, poiCount: 0 });
      return trip;
    },
  });
  const onClose = vi.fn<() => void>();
  const app = renderApp(
    <>
      <CreateTrip onClose={onClose} />
      <AskedFor />
    </>,
  );
  return { onClose, ...app };
}

describe('CreateTrip', () => {
  it('opens the last trip that is allowed once it is made', async () => {
    const { user, router, onClose } = open(2);
    await user.click(await screen.findByRole('button', { name: 'Start from scratch' }));
    await user.type(screen.getByRole('combobox', { name: 'Arrival airport' }), 'ICN');
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Destination' })).toHaveValue('Seoul'),
    );
    for (const label of ['Arrival date', 'Departure date']) {
      await user.click(screen.getByRole('button', { name: label }));
      await user.click(screen.getAllByRole('button', { name: /^10 / })[0] ?? document.body);
    }
    await user.click(screen.getByRole('button', { name: 'Create Trip' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/trip/1000009'));
    expect(onClose).toHaveBeenCalledOnce();
    expect(screen.queryByText('Trip Limit Reached')).not.toBeInTheDocument();
  });

  it('tells a user at the trip limit before they fill it in §8.41', async () => {
    open(3);
    expect(await screen.findByText('trip-limit')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('says whether the installation has an assistant', async () => {
    open(0, makeConfig({ assistant: true }));
    expect(await screen.findByText(/Anthropic’s assistant/)).toBeVisible();
  });
});
