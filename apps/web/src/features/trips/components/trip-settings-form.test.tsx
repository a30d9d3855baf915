import { date } from '@ooo/domain/testing/literals';
import { makeTrip } from '@ooo/domain/testing/make-trip';
import { toFieldDetails } from '@ooo/domain/shared/errors/field-details';
import { fieldProblem } from '@ooo/domain/shared/errors/field-problem';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { mockProcedures, ProcedureError } from '../../../testing/procedures.ts';
import { renderApp } from '../../../testing/render.tsx';
import { TripSettingsForm } from './trip-settings-form.tsx';

const trip = makeTrip({
  name: 'Autumn',
  destination: 'Seoul',
  startDate: date('2026-10-10'),
  endDate: date('2026-10-13'),
});

function open(update: (input: unknown) => typeof trip = () => trip) {
  mockProcedures({
    'trips.update': update,
    'trips.overview': () => [],
    'places.destination': () => null,
    'places.destinations': () => [],
  });
  const onDone = vi.fn<() => void>();
  const onDelete = vi.fn<() => void>();
  const app = renderApp(
    <TripSettingsForm trip={trip} base={null} onDelete={onDelete} onDone={onDone} />,
  );
  return { ...app, onDone, onDelete };
}

const dates = () => screen.getByRole('button', { name: 'Dates' });
const save = () => screen.getByRole('button', { name: 'Save changes' });

it('saves another destination and other dates, which are one range §2.37', async () => {
  const update = vi.fn<(input: unknown) => typeof trip>(() => trip);
  const { user, onDone } = open(update);
  expect(dates()).toHaveTextContent('Oct 10 - Oct 13, 2026');
  await user.click(dates());
  await user.click(await screen.findByRole('button', { name: '16 October 2026' }));
  await user.click(screen.getByRole('button', { name: '12 October 2026' }));
  expect(dates()).toHaveTextContent('Oct 12 - Oct 16, 2026');
  const destination = screen.getByRole('combobox', { name: 'Destination' });
  await user.clear(destination);
  await user.type(destination, 'Busan');
  await user.click(save());
  expect(await screen.findByRole('button', { name: 'Save changes' })).toBeVisible();
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(update).toHaveBeenCalledWith({
    id: trip.id,
    patch: { name: 'Autumn', destination: 'Busan', startDate: '2026-10-12', endDate: '2026-10-16' },
  });
});

it('ignores half a choice of dates, and an empty one §2.38', async () => {
  const { user } = open();
  await user.click(dates());
  await user.click(await screen.findByRole('button', { name: '20 October 2026' }));
  await user.keyboard('{Escape}');
  expect(dates()).toHaveTextContent('Oct 10 - Oct 13, 2026');
  expect(save()).toBeDisabled();
});

it('keeps what was entered through an error, and says which field is meant', async () => {
  const { user, onDone } = open(() => {
    const problems = [fieldProblem('destination', 'destination')];
    throw new ProcedureError('BAD_REQUEST', 'Broken.', toFieldDetails(problems));
  });
  await user.type(screen.getByRole('combobox', { name: 'Destination' }), ' and Busan');
  await user.click(save());
  expect(await screen.findByText('Enter a destination.')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Destination' })).toHaveValue('Seoul and Busan');
  expect(onDone).not.toHaveBeenCalled();
});

it('leads to the deletion of the trip', async () => {
  const { user, onDelete } = open();
  await user.click(screen.getByRole('button', { name: 'Delete trip' }));
  expect(onDelete).toHaveBeenCalledOnce();
});
