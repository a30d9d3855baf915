import { makeTrip } from '@ooo/domain/testing/make-trip';
import type { TripWithCaches } from '@ooo/domain/trips/trip-caches.schema';
import type { TripPatch } from '@ooo/domain/trips/trip.schema';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mockProcedures, ProcedureError } from '../../../testing/procedures.ts';
import { renderApp } from '../../../testing/render.tsx';
import { useTrip } from '../../trips/api/use-trip.ts';
import { PackingView } from './packing-view.tsx';

const TRIP = makeTrip({
  packingPreferences: { activities: ['golf', 'birdwatching'], ownItems: [{ item: 'Kite' }] },
});

function Screen() {
  const { data: trip } = useTrip(TRIP.id);
  return trip ? <PackingView trip={trip} /> : null;
}

const item = (id: string) =>
  ({
    id,
    item: id,
    category: 'Utility',
    quantity: 1,
    reason: 'Why.',
    priority: 'optional',
  }) as const;

/** The screen, with the preferences open; the list has an item that names the bags. */
async function openPreferences(update?: (patch: TripPatch) => void) {
  let trip: TripWithCaches = TRIP;
  const patches: TripPatch[] = [];
  const waiting: (() => void)[] = [];
  mockProcedures({
    'trips.get': () => trip,
    'trips.overview': () => [],
    'trips.update': ({ patch }) => {
      update?.(patch as TripPatch);
      patches.push(patch as TripPatch);
      trip = { ...trip, ...(patch as Partial<TripWithCaches>) };
      return trip;
    },
    'packing.enhance': async () => {
      const { checkedBags } = trip;
      if (checkedBags !== TRIP.checkedBags) {
        await new Promise<void>((resolve) => waiting.push(resolve));
      }
      return { recommendations: [item('socks'), item(`tag-${checkedBags}`)] };
    },
    'packing.packed': () => ['socks'],
    'packing.sources': () => [],
  });
  const { user } = renderApp(<Screen />);
  await screen.findByRole('checkbox', { name: 'tag-1' });
  await user.click(screen.getByRole('button', { name: 'Preferences' }));
  await screen.findByRole('button', { name: 'Update list' });
  return { user, patches, waiting };
}

it('saves what was chosen, and the list is made anew with its ticks kept §2.71 §3.2 §3.4 §4.45', async () => {
  const { user, patches, waiting } = await openPreferences();
  const save = screen.getByRole('button', { name: 'Update list' });
  expect(save).toBeDisabled();
  expect(screen.getByRole('checkbox', { name: 'Sport' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'Adventure' }));
  const [checked] = screen.getAllByRole('radio', { name: '3+' });
  if (checked) await user.click(checked);
  await user.selectOptions(screen.getByLabelText('Clothes for'), 'Men');
  await user.click(screen.getByRole('checkbox', { name: 'Camping' }));
  await user.click(screen.getByRole('button', { name: 'Add a child' }));
  await user.selectOptions(screen.getByLabelText('Age of child 1'), 'Under 1');
  await user.click(screen.getByRole('radio', { name: 'No' }));
  await user.click(save);

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(patches).toEqual([
    {
      occasion: 'hybrid',
      checkedBags: 3,
      carryOnBags: TRIP.carryOnBags,
      gender: 'male',
      packingPreferences: {
        activities: ['golf', 'birdwatching', 'camping'],
        childrenAges: [0],
        laundry: false,
      },
    },
  ]);
  expect(await screen.findByText('Updating your list')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'tag-1' })).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: 'socks' })).toBeChecked();
  waiting.pop()?.();
  expect(await screen.findByRole('checkbox', { name: 'tag-3' })).not.toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'socks' })).toBeChecked();
  expect(screen.queryByText('Updating your list')).not.toBeInTheDocument();
});

it('forgets an activity with all its words, and a child', async () => {
  const { user, patches } = await openPreferences();
  await user.click(screen.getByRole('checkbox', { name: 'Sport' }));
  await user.click(screen.getByRole('button', { name: 'Add a child' }));
  await user.click(screen.getByRole('button', { name: 'Remove child 1' }));
  await user.click(screen.getByRole('button', { name: 'Update list' }));
  await waitFor(() => expect(patches).toHaveLength(1));
  expect(patches[0]?.packingPreferences).toEqual({
    activities: ['birdwatching'],
    childrenAges: [],
  });
});

it('keeps what was chosen where it cannot be saved', async () => {
  const { user } = await openPreferences(() => {
    throw new ProcedureError('MAINTENANCE', 'Not now.');
  });
  await user.click(screen.getByRole('radio', { name: 'Business' }));
  await user.click(screen.getByRole('button', { name: 'Update list' }));
  expect(await screen.findByText('Not now.')).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Business' })).toBeChecked();
  expect(screen.getByRole('button', { name: 'Update list' })).toBeEnabled();
});

/** What the choices of a group are called. */
function labels(group: string) {
  return within(screen.getByRole('radiogroup', { name: group }))
    .getAllByRole<HTMLInputElement>('radio')
    .map((radio) => radio.labels?.[0]?.textContent);
}

it('calls the occasions Leisure, Business and Adventure, and three bags or more 3+ §3.3', async () => {
  const { user, patches } = await openPreferences();
  expect(labels('Occasion')).toEqual(['Leisure', 'Business', 'Adventure']);
  expect(labels('Checked bags')).toEqual(['0', '1', '2', '3+']);
  await user.click(screen.getByRole('radio', { name: 'Adventure' }));
  await user.click(screen.getByRole('button', { name: 'Update list' }));
  await waitFor(() => expect(patches).toEqual([expect.objectContaining({ occasion: 'hybrid' })]));
});
