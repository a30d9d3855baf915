import { date, time } from '@ooo/domain/testing/literals';
import { makePoi, makeTrip } from '@ooo/domain/testing/make-trip';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { RouterInputs } from '../../../lib/trpc.ts';
import { mockProcedures, ProcedureError } from '../../../testing/procedures.ts';
import { renderApp } from '../../../testing/render.tsx';
import { answerReading } from '../testing/answer-reading.ts';
import { makeAnswer } from '../testing/make-answer.ts';
import { mockAirports } from '../testing/open-dialog.tsx';
import { AddTicketDialog } from './add-ticket-dialog.tsx';

const trip = makeTrip({
  name: 'Seoul in winter',
  startDate: date('2026-12-01'),
  endDate: date('2026-12-20'),
  arrivalAirport: 'ICN',
  departureAirport: null,
  flightDetails: null,
});
const late = makePoi({
  tripId: trip.id,
  name: 'Farewell dinner',
  date: date('2026-12-19'),
  startTime: time('18:00'),
  duration: 90,
});

async function openReview(answer = makeAnswer(), to = trip) {
  answerReading(answer);
  mockAirports();
  mockProcedures({ 'pois.list': () => [late], 'schedule.openingHours': () => [] });
  const onClose = vi.fn<() => void>();
  const app = renderApp(
    <AddTicketDialog trip={to} hasAssistant={false} onClose={onClose} onReopen={() => {}} />,
  );
  const file = new File(['%'], 'ticket.txt', { type: 'text/plain' });
  await app.user.upload(screen.getByLabelText('Drop your e-ticket here'), file);
  await screen.findByRole('button', { name: 'Next: what changes' });
  return { ...app, onClose };
}

async function openChanges(answer = makeAnswer(), to = trip) {
  const app = await openReview(answer, to);
  await app.user.click(screen.getByRole('button', { name: 'Next: what changes' }));
  return app;
}

/** A return ticket from another airport of the destination to another at home, and a trip that has only the outbound flight. */
function makeReturnTicket() {
  const flight = { flightNumber: 'KE81', from: 'GMP', to: 'EWR' };
  const legs = [{ ...makeAnswer().flights.legs[0], ...flight }];
  const segments = [
    { flightNumber: 'KE82', from: 'JFK', to: 'ICN', departureDate: date('2026-10-12') },
  ];
  return {
    ticket: makeAnswer({ legs, returnFrom: undefined, questions: [], evidence: [] }),
    to: { ...trip, flightDetails: { outbound: { segments } } },
  };
}

describe('a second ticket', () => {
  it('shows what it changes, changes it, and takes it back', async () => {
    const updated = vi.fn<(input: RouterInputs['trips']['update']) => void>();
    const arranged = vi.fn<(input: RouterInputs['schedule']['arrange']) => void>();
    mockProcedures({
      'trips.update': (input) => {
        updated(input);
        return trip;
      },
      'schedule.arrange': (input) => {
        arranged(input);
        return [];
      },
    });
    const { user, onClose } = await openChanges();
    expect(screen.getByText('Dec 1 - Dec 20, 2026')).toBeVisible();
    expect(screen.getByText('Dec 3 - Dec 13, 2026')).toBeVisible();
    expect(screen.getByText(/KE082 · JFK → ICN/)).toBeVisible();
    expect(await screen.findByText('1 place will lose its time but stay saved.')).toBeVisible();
    expect(screen.getByText('Farewell dinner')).toBeVisible();
    expect(updated).not.toHaveBeenCalled();

    await user.click(screen.getByRole('button', { name: 'Change the trip' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(updated.mock.calls[0]?.[0]).toMatchObject({
      id: trip.id,
      patch: { startDate: '2026-12-03', endDate: '2026-12-13', departureAirport: 'JFK' },
    });

    await user.click(await screen.findByRole('button', { name: /^Undo/ }));
    expect(await screen.findByText('Change undone')).toBeInTheDocument();
    expect(updated.mock.calls[1]?.[0].patch).toEqual({
      startDate: '2026-12-01',
      endDate: '2026-12-20',
      departureAirport: null,
      arrivalAirport: 'ICN',
      flightDetails: null,
    });
    expect(arranged.mock.calls[0]?.[0].items).toEqual([
      { poiId: late.id, date: '2026-12-19', startTime: '18:00', duration: 90, planned: false },
    ]);
  });

  it('says that the flights belong to another journey', async () => {
    const flight = { flightNumber: 'BA304', from: 'LHR', to: 'CDG' };
    const legs = [{ ...makeAnswer().flights.legs[0], ...flight }];
    const elsewhere = makeAnswer({ legs, returnFrom: undefined, questions: [], evidence: [] });
    const segments = [
      { flightNumber: 'KE82', from: 'JFK', to: 'ICN', departureDate: date('2026-12-01') },
    ];
    const { user } = await openChanges(elsewhere, {
      ...trip,
      flightDetails: { outbound: { segments } },
    });
    expect(
      screen.getByText(/These flights don’t go to this trip’s destination or back home/),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Back to the flights' }));
    expect(screen.getByRole('group', { name: /LHR → CDG/ })).toBeVisible();
  });

  it('treats another airport of the same city as the same end', async () => {
    const { ticket, to } = makeReturnTicket();
    await openChanges(ticket, to);
    await waitFor(() => expect(screen.queryByText(/don’t go to this trip/)).toBeNull());
    expect(screen.getByText(/KE81/)).toBeVisible();
  });

  it('recognises a ticket home as the return of its trip', async () => {
    const { ticket, to } = makeReturnTicket();
    await openReview(ticket, to);
    expect(await screen.findByRole('group', { name: /^Return\s*GMP → EWR$/ })).toBeVisible();
  });

  it('says why the trip could not be changed, and loses nothing', async () => {
    mockProcedures({
      'trips.update': () => {
        throw new ProcedureError('RULE_VIOLATED', 'The trip is too long.');
      },
    });
    const { user, onClose } = await openChanges();
    await user.click(screen.getByRole('button', { name: 'Change the trip' }));
    expect(await screen.findByText('The trip is too long.')).toBeVisible();
    expect(screen.getByText(/KE082 · JFK → ICN/)).toBeVisible();
    expect(onClose).not.toHaveBeenCalled();
  });
});
