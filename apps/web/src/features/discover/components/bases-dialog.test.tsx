import type { PlaceSearchResult } from '@ooo/domain/places/place.schema';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import { date } from '@ooo/domain/testing/literals';
import { makePoi, makeTrip } from '@ooo/domain/testing/make-trip';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { InputOf } from '../../../lib/trpc.ts';
import { mockProcedures, ProcedureError } from '../../../testing/procedures.ts';
import { renderApp } from '../../../testing/render.tsx';
import { BasesDialog } from './bases-dialog.tsx';

/** 10 to 13 October 2025: three nights. */
const trip = makeTrip();
const hotel = (id: number, name: string, from: string | null, to: string | null = null): Poi =>
  makePoi({
    id,
    name,
    tag: 'hotel',
    date: toDate(from),
    endDate: toDate(to),
  });

interface Dates {
  readonly date?: string | null | undefined;
  readonly endDate?: string | null | undefined;
}

const toDate = (text: string | null | undefined) => (typeof text === 'string' ? date(text) : null);
const toDates = (fields: Dates) => ({ date: toDate(fields.date), endDate: toDate(fields.endDate) });

const found: PlaceSearchResult = {
  id: 'atlas:1',
  name: 'Lotte Hotel',
  category: 'hotel',
  address: '30 Eulji-ro',
  coordinates: [126.98, 37.565],
  tag: 'hotel',
  kind: 'hotel',
  source: 'OOO atlas',
  asOf: date('2025-09-01'),
};

function renderDialog(pois: Poi[], places: PlaceSearchResult[] = []) {
  const updated: InputOf<'pois.update'>[] = [];
  const created: InputOf<'pois.create'>[] = [];
  let stored = pois;
  mockProcedures({
    'trips.overview': () => [],
    'schedule.openingHours': () => [],
    'pois.list': () => stored,
    'places.destination': () => null,
    'places.search': () => ({ places, unreachable: [], canAskMore: false }),
    'pois.update': (input) => {
      updated.push(input);
      const dates = toDates(input.patch);
      stored = stored.map((poi) => (poi.id === input.id ? Object.assign({}, poi, dates) : poi));
      return stored.find(({ id }) => id === input.id) ?? makePoi();
    },
    'pois.create': (input) => {
      created.push(input);
      const made = makePoi({ id: 9, name: input.name, tag: 'hotel', ...toDates(input) });
      stored = [...stored, made];
      return made;
    },
  });
  const onAddOwn = vi.fn<(name: string) => void>();
  const view = renderApp(
    <BasesDialog trip={trip} opened onClose={vi.fn<() => void>()} onAddOwn={onAddOwn} />,
  );
  return { ...view, updated, created, onAddOwn };
}

describe('BasesDialog', () => {
  it('says which nights have no place to sleep', async () => {
    renderDialog([hotel(1, 'Inn', '2025-10-11')]);
    expect(
      await screen.findByText('2 nights without a place to sleep: Oct 10 and Oct 12'),
    ).toBeVisible();
  });

  it('gives a hotel more nights', async () => {
    const { user, updated } = renderDialog([hotel(1, 'Inn', '2025-10-10')]);
    const last = await screen.findByLabelText('Last morning at Inn');
    await user.selectOptions(last, '2025-10-13');
    expect(await screen.findByText('Every night has a place to sleep.')).toBeVisible();
    expect(updated).toEqual([{ id: 1, patch: { date: '2025-10-10', endDate: '2025-10-13' } }]);
  });

  it('refuses nights of another hotel with the reason, and changes nothing', async () => {
    const { user, updated } = renderDialog([
      hotel(1, 'Inn', '2025-10-10', '2025-10-12'),
      hotel(2, 'Lodge', '2025-10-12', '2025-10-13'),
    ]);
    await user.selectOptions(await screen.findByLabelText('Last morning at Inn'), '2025-10-13');
    expect(screen.getByRole('alert')).toHaveTextContent('These nights overlap with Lodge, Oct 12.');
    expect(updated).toEqual([]);
    await user.selectOptions(screen.getByLabelText('Last morning at Inn'), '2025-10-11');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(updated).toEqual([{ id: 1, patch: { date: '2025-10-10', endDate: '2025-10-11' } }]);
  });

  it('adds a hotel that was found, with the nights that have none', async () => {
    const { user, created } = renderDialog([hotel(1, 'Inn', '2025-10-10')], [found]);
    await user.type(await screen.findByRole('combobox', { name: 'Search places' }), 'lotte');
    await user.click(await screen.findByRole('button', { name: /Lotte Hotel/ }));
    // The server's row replaces the expected one.
    await waitFor(() => {
      const row = screen.getByRole('listitem', { name: 'Lotte Hotel' });
      expect(within(row).getByText('2 nights')).toBeVisible();
    });
    expect(created[0]).toMatchObject({
      name: 'Lotte Hotel',
      tag: 'hotel',
      date: '2025-10-11',
      endDate: '2025-10-13',
    });
  });

  it('leads from a search without results to a hotel of one’s own', async () => {
    const { user, onAddOwn } = renderDialog([]);
    await user.type(await screen.findByRole('combobox', { name: 'Search places' }), 'Grandma');
    await user.click(await screen.findByRole('button', { name: 'Add a place of your own' }));
    expect(onAddOwn).toHaveBeenCalledWith('Grandma');
  });

  it('says that the nights could not be saved, and shows those that are', async () => {
    const { user } = renderDialog([hotel(1, 'Inn', '2025-10-10')]);
    mockProcedures({
      'pois.update': () => {
        throw new ProcedureError('RULE_VIOLATED', 'No.');
      },
    });
    const last = await screen.findByLabelText('Last morning at Inn');
    await user.selectOptions(last, '2025-10-13');
    expect(await screen.findByText('We couldn’t save the nights. Please try again.')).toBeVisible();
    await waitFor(() => expect(last).toHaveValue('2025-10-11'));
  });
});
