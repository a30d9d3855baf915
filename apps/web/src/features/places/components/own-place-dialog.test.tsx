import type { Coordinates } from '@ooo/domain/shared/coordinates.schema';
import { makePoi, makeTrip } from '@ooo/domain/testing/make-trip';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { InputOf } from '../../../lib/trpc.ts';
import { mockProcedures, ProcedureError } from '../../../testing/procedures.ts';
import { renderApp } from '../../../testing/render.tsx';
import { OwnPlaceDialog } from './own-place-dialog.tsx';
import type { RenderPoint } from './point-field.tsx';

const trip = makeTrip();

const renderDialog = (answer?: () => never) => {
  const created: InputOf<'pois.create'>[] = [];
  mockProcedures({
    'app.config': () => {
      throw new ProcedureError('INTERNAL', 'no');
    },
    'trips.overview': () => [],
    'pois.list': () => [],
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
    <OwnPlaceDialog trip={trip} opened onClose={onClose} renderPoint={renderPoint} />,
  );
  return { ...view, created, onClose, shown };
};

const where = () => screen.findByLabelText('Coordinates');
const save = () => screen.getByRole('button', { name: 'Save place' });

describe('OwnPlaceDialog', () => {
  it('saves what the traveller knows, with typed coordinates', async () => {
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

  it('refuses coordinates that are none, and keeps them', async () => {
    const { user } = renderDialog();
    await user.type(await screen.findByLabelText(/^Name/), 'Home');
    await user.type(await where(), '91, 10');
    expect(screen.getByText('Write the latitude, a comma and the longitude.')).toBeVisible();
    expect(save()).toBeDisabled();
    expect(await where()).toHaveValue('91, 10');
  });

  it('takes the point of the map, writes it out, and lets go of it again', async () => {
    const { user, created, shown } = renderDialog();
    await user.type(await screen.findByLabelText(/^Name/), 'Home');
    expect(shown.at(-1)).toBeUndefined();
    await user.click(screen.getByRole('button', { name: 'Tap the map' }));
    expect(await where()).toHaveValue('37.57000, 126.98000');
    expect(shown.at(-1)).toEqual([126.98, 37.57]);
    await user.click(screen.getByRole('button', { name: 'Remove the pin' }));
    expect(await where()).toHaveValue('');
    await user.click(save());
    await vi.waitFor(() => expect(created).toHaveLength(1));
    expect(created[0]?.location).toEqual({});
  });

  it('keeps what was typed where it could not be saved', async () => {
    const { user, onClose } = renderDialog(() => {
      throw new ProcedureError('INTERNAL', 'no');
    });
    await user.type(await screen.findByLabelText(/^Name/), 'Home');
    await user.click(save());
    expect(await screen.findByText('Failed to save place')).toBeVisible();
    expect(screen.getByLabelText(/^Name/)).toHaveValue('Home');
    expect(onClose).not.toHaveBeenCalled();
  });
});
