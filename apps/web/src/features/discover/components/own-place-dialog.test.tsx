import type { Coordinates } from '@ooo/domain/shared/coordinates.schema';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import { date, time } from '@ooo/domain/testing/literals';
import { makePoi, makeTrip } from '@ooo/domain/testing/make-trip';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { InputOf } from '../../../lib/trpc.ts';
import { mockProcedures, ProcedureError } from '../../../testing/procedures.ts';
import { renderApp } from '../../../testing/render.tsx';
import type { OwnPlaceStart } from '../lib/own-place.ts';
import { OwnPlaceDialog } from './own-place-dialog.tsx';
import type { RenderPoint } from './point-field.tsx';

const trip = makeTrip();

interface Setup {
  readonly answer?: () => never;
  readonly pois?: Poi[];
  readonly start?: OwnPlaceStart;
}

const renderDialog = ({ answer, pois = [], start = {} }: Setup = {}) => {
  const created: InputOf<'pois.create'>[] = [];
  mockProcedures({
    'app.config': () => {
      throw new ProcedureError('INTERNAL', 'no');
    },
    'trips.overview': () => [],
    'pois.list': () => pois,
    'pois.create': (input) => {
      answer?.();
      created.push(input);
      return makePoi({ id: 9, name: input.name });
    },
  });
  const onClose = vi.fn<() => void>();
  const shown: (Coordinates | undefined)[] = [];
  const renderPoint: RenderPoint = (point, onPoint) => {
    shown.push(point);
    return (
      <button type="button" onClick={() => onPoint([126.98, 37.570_000_4])}>
        Tap the map
      </button>
    );
  };
  const view = renderApp(
    <OwnPlaceDialog trip={trip} start={start} onClose={onClose} renderPoint={renderPoint} />,
  );
  return { ...view, created, onClose, shown };
};

const where = () => screen.findByLabelText('Coordinates');
const save = () => screen.getByRole('button', { name: 'Save place' });

describe('OwnPlaceDialog', () => {
  it('saves what the traveller knows, with typed coordinates §8.48', async () => {
    const { user, created, onClose } = renderDialog();
    await user.type(await screen.findByLabelText(/^Name/), 'Grandma’s <b>café</b>');
    await user.selectOptions(screen.getByLabelText('Kind'), 'Café');
    await user.type(await where(), '37.57, 126.98');
    await user.click(save());
    expect(await screen.findByText('Place saved')).toBeVisible();
    expect(created).toEqual([
      {
        tripId: trip.id,
        name: 'Grandma’s <b>café</b>',
        tag: 'drink',
        kind: 'cafe',
        location: { coordinates: [126.98, 37.57] },
      },
    ]);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('refuses invalid coordinates, and keeps them', async () => {
    const { user } = renderDialog();
    await user.type(await screen.findByLabelText(/^Name/), 'Home');
    await user.type(await where(), '91, 10');
    expect(screen.getByText('Write the latitude, a comma and the longitude.')).toBeVisible();
    expect(save()).toBeDisabled();
    expect(await where()).toHaveValue('91, 10');
  });

  it('takes a point from the map, shows its coordinates, and can clear it', async () => {
    const { user, created, shown } = renderDialog();
    await user.type(await screen.findByLabelText(/^Name/), 'Home');
    expect(shown.at(-1)).toBeUndefined();
    await user.click(screen.getByRole('button', { name: 'Tap the map' }));
    expect(await where()).toHaveValue('37.57000, 126.98000');
    expect(shown.at(-1)).toEqual([126.98, 37.57]);
    await user.click(screen.getByRole('button', { name: 'Remove the pin' }));
    expect(await where()).toHaveValue('');
    await user.click(save());
    await waitFor(() => expect(created).toHaveLength(1));
    expect(created[0]?.location).toEqual({});
  });

  it('keeps what was typed where it could not be saved §8.5', async () => {
    const { user, onClose } = renderDialog({
      answer: () => {
        throw new ProcedureError('INTERNAL', 'no');
      },
    });
    await user.type(await screen.findByLabelText(/^Name/), 'Home');
    await user.click(save());
    expect(await screen.findByText('Failed to save place')).toBeVisible();
    expect(screen.getByLabelText(/^Name/)).toHaveValue('Home');
    expect(onClose).not.toHaveBeenCalled();
  });

  it('saves a hotel with the nights that have none, with a hint of how many', async () => {
    const booked = makePoi({ id: 1, tag: 'hotel', name: 'Inn', date: date('2025-10-10') });
    const { user, created } = renderDialog({ pois: [booked], start: { sort: 'hotel' } });
    await user.type(await screen.findByLabelText(/^Name/), 'Grandma’s');
    expect(screen.getByLabelText('First night')).toHaveValue('2025-10-11');
    expect(screen.getByLabelText('Last morning')).toHaveValue('2025-10-13');
    expect(screen.getByText('2 nights')).toBeVisible();
    expect(screen.queryByLabelText('Kind')).toBeNull();
    await user.click(save());
    await waitFor(() => expect(created).toHaveLength(1));
    expect(created[0]).toMatchObject({
      tag: 'hotel',
      kind: 'hotel',
      date: '2025-10-11',
      endDate: '2025-10-13',
    });
  });

  it('refuses nights that another hotel has, and says which', async () => {
    const booked = makePoi({ id: 1, tag: 'hotel', name: 'Inn', date: date('2025-10-10') });
    const { user } = renderDialog({ pois: [booked], start: { sort: 'hotel', name: 'Home' } });
    await user.selectOptions(await screen.findByLabelText('First night'), '2025-10-10');
    expect(screen.getByRole('alert')).toHaveTextContent('These nights overlap with Inn, Oct 10.');
    expect(save()).toBeDisabled();
    await user.selectOptions(screen.getByLabelText('First night'), 'Not sure yet');
    expect(screen.getByText('Counts for every night that no other place has.')).toBeVisible();
    expect(save()).toBeEnabled();
  });

  it('saves an event with its day, time and length', async () => {
    const { user, created } = renderDialog({
      start: { sort: 'event', name: 'Concert', date: date('2025-10-11'), startTime: time('19:30') },
    });
    expect(await screen.findByLabelText('Starts at')).toHaveValue('07');
    expect(screen.getByLabelText('Starts at: minutes')).toHaveValue('30');
    await user.selectOptions(screen.getByLabelText('Starts at: morning or afternoon'), 'AM');
    await user.selectOptions(screen.getByLabelText('Day'), '2025-10-12');
    await user.selectOptions(screen.getByLabelText('Duration'), '2 h');
    await user.click(save());
    await waitFor(() => expect(created).toHaveLength(1));
    expect(created[0]).toMatchObject({
      name: 'Concert',
      tag: 'misc',
      date: '2025-10-12',
      startTime: '07:30',
      duration: 120,
    });
  });
});
