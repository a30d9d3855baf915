import type { Poi } from '@ooo/domain/pois/poi.schema';
import { date } from '@ooo/domain/testing/literals';
import { makePoi, makeTrip } from '@ooo/domain/testing/make-trip';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { mockProcedures, ProcedureError } from '../../../testing/procedures.ts';
import { renderApp } from '../../../testing/render.tsx';
import { PlacePicker } from './place-picker.tsx';

async function pick(create: () => Poi) {
  mockProcedures({
    'trips.overview': () => [],
    'schedule.openingHours': () => [],
    'places.destination': () => null,
    'pois.list': () => [],
    'pois.create': create,
    'places.search': () => ({
      places: [
        {
          id: 'museum',
          name: 'Folk Museum',
          category: 'museum',
          address: '37 Samcheong-ro',
          coordinates: [126.98, 37.57],
          tag: 'tour',
          source: 'OOO atlas',
          asOf: date('2025-09-01'),
        },
      ],
      unreachable: [],
      canAskMore: false,
    }),
  });
  const onPick = vi.fn<(picked: { poi: Poi; isTemporary: boolean }) => void>();
  const { user } = renderApp(<PlacePicker trip={makeTrip()} onPick={onPick} onAddOwn={() => {}} />);
  const box = screen.getByRole('combobox', { name: 'Search places' });
  await user.type(box, 'folk');
  await user.click(await screen.findByRole('button', { name: /^Folk Museum/ }));
  return { onPick, box };
}

describe('a place that is picked', () => {
  it('is saved, and picked as new', async () => {
    const poi = makePoi({ id: 7, name: 'Folk Museum' });
    const { onPick } = await pick(() => poi);
    await waitFor(() => expect(onPick).toHaveBeenCalledExactlyOnceWith({ poi, isTemporary: true }));
  });

  it('stays in the search where it could not be added §8.8', async () => {
    const { onPick, box } = await pick(() => {
      throw new ProcedureError('INTERNAL', 'No.');
    });
    expect(await screen.findByText('Failed to add POI')).toBeVisible();
    expect(box).toHaveValue('folk');
    expect(onPick).not.toHaveBeenCalled();
  });
});
