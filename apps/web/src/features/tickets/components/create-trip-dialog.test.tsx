import { makeTrip } from '@ooo/domain/testing/make-trip';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { RouterInputs } from '../../../lib/trpc.ts';
import { mockProcedures } from '../../../testing/procedures.ts';
import { answerReading, answerSlowly } from '../testing/answer-reading.ts';
import { makeAnswer } from '../testing/make-answer.ts';
import { openDialog } from '../testing/open-dialog.tsx';

const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

describe('a ticket that is read', () => {
  it('goes from upload over review and correction to the trip §2.54 §4.11 §4.25 §4.27', async () => {
    answerReading(makeAnswer());
    const sent = vi.fn<(input: RouterInputs['trips']['create']) => void>();
    mockProcedures({
      'trips.create': (input) => {
        sent(input);
        return makeTrip({ id: 1_000_009 });
      },
    });
    const { user, upload, onCreated } = openDialog();
    await upload('ticket.pdf', 'application/pdf');

    const first = within(await screen.findByRole('group', { name: /JFK → ICN/ }));
    expect(screen.queryByLabelText('Flight number')).not.toBeInTheDocument();
    expect(first.getByRole('button', { name: 'Departs at: 1:50 PM' })).toBeVisible();
    expect(screen.getByText('We didn’t find: Arrives at.')).toBeVisible();

    await user.click(screen.getByRole('radio', { name: 'Tue 12 Jan 2027' }));
    await user.click(first.getByRole('button', { name: 'Flight number: KE082' }));
    await waitFor(() => expect(first.getByLabelText('Flight number')).toHaveFocus());
    await user.clear(first.getByLabelText('Flight number'));
    await user.type(first.getByLabelText('Flight number'), 'KE086');
    await user.click(screen.getByRole('button', { name: 'Next: the trip' }));

    expect(screen.getByRole('button', { name: 'Trip', current: 'step' })).toHaveFocus();
    expect(screen.getByRole('combobox', { name: 'Destination' })).toHaveValue('Seoul');
    expect(screen.getByRole('button', { name: 'Departure date' })).toHaveTextContent(
      'Tue 12 Jan 2027',
    );
    expect(await screen.findByText('New York, United States')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Create Trip' }));

    await waitFor(() => expect(onCreated).toHaveBeenCalledOnce());
    expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({
        name: 'ICN Dec-2026',
        destination: 'Seoul',
        startDate: '2026-12-03',
        endDate: '2027-01-12',
        arrivalAirport: 'ICN',
        departureAirport: 'JFK',
      }),
    );
    const outbound = sent.mock.calls[0]?.[0].flightDetails?.outbound;
    expect(outbound).toMatchObject({ flightNumber: 'KE086', arrivalTime: '17:20+1' });
    expect(outbound?.segments?.[0]).toMatchObject({ arrivalZone: 'Asia/Seoul' });
  });

  it('marks the place that a value was read from', async () => {
    answerReading(makeAnswer());
    const { user, upload } = openDialog();
    await upload('ticket.pdf', 'application/pdf');
    const first = within(await screen.findByRole('group', { name: /JFK → ICN/ }));
    const text = within(screen.getByRole('list', { name: 'What we read in ticket.pdf' }));
    const resting = text.getByText('13:50').className;

    const value = first.getByRole('button', { name: /Departs at/ });
    await user.hover(value);
    expect(text.getByText('13:50').className).not.toBe(resting);
    await user.unhover(value);
    expect(text.getByText('13:50').className).toBe(resting);
  });

  it('shows that it is being read §4.27', async () => {
    const reading = answerSlowly();
    const { user, upload } = openDialog();
    await upload('ticket.pdf', 'application/pdf');
    expect(await screen.findByText('Reading...')).toBeVisible();
    await reading.say({ step: { step: 'waiting', document: 0, ahead: 2 } });
    await waitFor(() => expect(said()).toContain('2 other documents come first.'));
    await reading.say({ step: { step: 'waiting', document: 0, ahead: 0 } });
    await waitFor(() => expect(said()).toContain('Next in line.'));
    await reading.say({ step: { step: 'text', document: 0, page: 2, pages: 3 } });
    await waitFor(() => expect(said()).toContain('Reading page 2 of 3.'));
    await reading.say({ step: { step: 'barcodes', document: 0 } });
    await waitFor(() => expect(said()).toContain('Looking for barcodes.'));

    await user.click(screen.getByRole('button', { name: 'Stop' }));
    expect(await screen.findByText('Stopped')).toBeVisible();
    answerReading(makeAnswer());
    await user.click(screen.getByRole('button', { name: 'Read it' }));
    expect(await screen.findByRole('group', { name: /JFK → ICN/ })).toBeVisible();
    expect(said()).toContain('2 flights found.');
  });
});

describe('the assistant', () => {
  const note = /to Anthropic’s assistant\.$/;

  it('is named before a ticket is added, in any way', async () => {
    const { user } = openDialog([], true);
    expect(await screen.findByText(note)).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Paste Text' }));
    expect(screen.getByText(note)).toBeVisible();
  });

  it('is not mentioned if the installation has none', async () => {
    openDialog();
    await screen.findByLabelText('Drop your e-ticket here');
    expect(screen.queryByText(note)).not.toBeInTheDocument();
  });
});
