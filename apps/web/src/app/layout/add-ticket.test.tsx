import { makeTrip } from '@ooo/domain/testing/make-trip';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { makeConfig } from '../../testing/fixtures.ts';
import { mockProcedures, ProcedureError } from '../../testing/procedures.ts';
import { renderApp } from '../../testing/render.tsx';
import { AddTicket } from './add-ticket.tsx';

const trip = makeTrip({ name: 'Spring' });

function Anywhere() {
  const [isOpen, setIsOpen] = useState(true);
  return isOpen ? <AddTicket tripId={trip.id} onClose={() => setIsOpen(false)} /> : <p>closed</p>;
}

function openAt(path: string, get: () => typeof trip = () => trip) {
  mockProcedures({ 'app.config': () => makeConfig(), 'trips.get': get });
  return renderApp(<Anywhere />, { path });
}

it('leads to the page of the trip, and closes when that page is left', async () => {
  const { router } = openAt('/account');
  expect(await screen.findByRole('dialog', { name: 'Add a ticket to “Spring”' })).toBeVisible();
  expect(router.state.location.pathname).toBe(`/trip/${trip.id}`);
  await router.navigate(-1);
  expect(await screen.findByText('closed')).toBeVisible();
  expect(router.state.location.pathname).toBe('/account');
});

it('stays on the view of the trip where it was opened', async () => {
  const { router } = openAt(`/trip/${trip.id}?view=calendar`);
  await screen.findByRole('dialog');
  expect(router.state.location.search).toBe('?view=calendar');
});

it('leaves it to the page to say that the trip is gone', async () => {
  const { router } = openAt('/', () => {
    throw new ProcedureError('NOT_FOUND', 'There is no such trip.');
  });
  await waitFor(() => expect(router.state.location.pathname).toBe(`/trip/${trip.id}`));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await router.navigate('/account');
  expect(await screen.findByText('closed')).toBeVisible();
});
