import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { http, HttpResponse } from 'msw';
import { changeLanguage } from '../../../i18n/i18n.ts';
import { mockProcedures, ProcedureError } from '../../../testing/procedures.ts';
import { server } from '../../../testing/server.ts';
import type { RouterInputs } from '../../../lib/trpc.ts';
import { makeTrip } from '@ooo/domain/testing/make-trip';
import { answerReading } from '../testing/answer-reading.ts';
import { makeAnswer } from '../testing/make-answer.ts';
import { mockAirports, openDialog } from '../testing/open-dialog.tsx';

describe('a trip from scratch', () => {
  it('unlocks the destination by the airport, and says what is missing', async () => {
    const { user } = openDialog();
    await user.click(screen.getByRole('button', { name: 'Start from scratch' }));
    expect(screen.getByLabelText('Destination')).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Create Trip' })).toBeDisabled();
    expect(
      screen.getByText('Please fill in destination, arrival date, and departure date'),
    ).toBeVisible();

    await user.type(screen.getByRole('combobox', { name: 'Arrival airport' }), 'icn');
    await waitFor(() => expect(screen.getByLabelText('Destination')).toHaveValue('Seoul'));
    expect(screen.getByLabelText('Destination')).toBeEnabled();
    await user.tab();
    expect(screen.getByRole('combobox', { name: 'Arrival airport' })).toHaveValue('ICN');
  });

  it.each([
    ['ko', '처음부터 시작하기', '도착 공항', '서울', '대한민국'],
    ['es', 'Empezar desde cero', 'Aeropuerto de llegada', 'Seúl', 'Corea del Sur'],
  ] as const)('names the city in %s, where it flies and where the trip goes', async (...texts) => {
    const [language, begin, field, city, country] = texts;
    await changeLanguage(language);
    const { user } = openDialog();
    await user.click(screen.getByRole('button', { name: begin }));
    await user.type(screen.getByRole('combobox', { name: field }), 'icn');
    expect(await screen.findByText(`${city}, ${country}`)).toBeVisible();
    expect(await screen.findByDisplayValue(city)).toBeVisible();
  });

  it('searches airports from two characters on', async () => {
    const asked = vi.fn<(q: string) => void>();
    const { user } = openDialog();
    mockProcedures({
      'airports.search': ({ q }) => {
        asked(q);
        return [];
      },
    });
    await user.click(screen.getByRole('button', { name: 'Start from scratch' }));
    const field = screen.getByRole('combobox', { name: 'Departure airport' });
    await user.type(field, 's');
    await user.type(field, 'e');
    await waitFor(() => expect(asked).toHaveBeenCalled());
    expect(asked.mock.calls.every(([q]) => q.length >= 2)).toBe(true);
    expect(asked).toHaveBeenLastCalledWith('se');
  });

  it('is no trap: the ticket is one press away, and what was written stays', async () => {
    answerReading(makeAnswer({ questions: [] }));
    const { user, upload, unmount } = openDialog();
    await user.click(screen.getByRole('button', { name: 'Start from scratch' }));
    await user.type(screen.getByLabelText('Trip name'), 'Christmas');
    await user.click(screen.getByRole('button', { name: 'Add a ticket' }));
    expect(screen.getByLabelText('Drop your e-ticket here')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Start from scratch' }));
    expect(screen.getByLabelText('Trip name')).toHaveValue('Christmas');

    await user.click(screen.getByRole('button', { name: 'Ticket' }));
    await upload('ticket.pdf', 'application/pdf');
    await user.click(await screen.findByRole('button', { name: 'Next: the trip' }));
    expect(screen.getByLabelText('Trip name')).toHaveValue('Christmas');
    expect(screen.getByLabelText('Destination')).toHaveValue('Seoul');

    unmount();
    openDialog();
    expect(screen.getByLabelText('Trip name')).toHaveValue('Christmas');
    expect(screen.getByRole('button', { name: 'Ticket' })).toBeEnabled();
  });

  it('does not call a name unknown that is half written', async () => {
    const { user } = openDialog();
    await user.click(screen.getByRole('button', { name: 'Start from scratch' }));
    await user.type(screen.getByRole('combobox', { name: 'Departure airport' }), 'inc');
    expect(await screen.findByRole('option', { name: /Incheon/ })).toBeVisible();
    await user.tab();
    expect(await screen.findByText('We don’t know the airport INC.')).toBeVisible();
  });

  it('says that it does not know an airport', async () => {
    const { user } = openDialog();
    await user.click(screen.getByRole('button', { name: 'Start from scratch' }));
    await user.type(screen.getByRole('combobox', { name: 'Departure airport' }), 'QQQ');
    await user.tab();
    expect(await screen.findByText('We don’t know the airport QQQ.')).toBeVisible();
  });
});

describe('a trip that the server refuses', () => {
  const failures = [
    [
      'RULE_VIOLATED',
      'The trip ends before it starts.',
      'Failed to create trip: The trip ends before it starts.',
    ],
    [
      'UNAUTHENTICATED',
      'No session.',
      'Failed to create trip. Please ensure you are logged in and try again.',
    ],
    [
      'TRIP_LIMIT_REACHED',
      'Too many.',
      'You can have a maximum of 3 trips. Please delete an existing trip to add a new one.',
    ],
  ] as const;

  it.each(failures)('%s: keeps all that was entered', async (code, message, text) => {
    answerReading(makeAnswer());
    mockProcedures({
      'trips.create': () => {
        throw new ProcedureError(code, message);
      },
    });
    const { user, upload, onCreated } = openDialog();
    await upload('ticket.pdf', 'application/pdf');
    await user.click(await screen.findByRole('button', { name: 'Next: the trip' }));
    await user.type(screen.getByLabelText('Trip name'), 'With Jun');
    await user.click(screen.getByRole('button', { name: 'Create Trip' }));

    await waitFor(() => expect(screen.getAllByText(text).length).toBeGreaterThan(0));
    expect(screen.getByLabelText('Trip name')).toHaveValue('With Jun');
    expect(screen.getByLabelText('Destination')).toHaveValue('Seoul');
    expect(onCreated).not.toHaveBeenCalled();
  });
});

/** The last step with a ticket's trip in it. */
async function toTrip() {
  answerReading(makeAnswer({ questions: [] }));
  const dialog = openDialog();
  await dialog.upload('ticket.pdf', 'application/pdf');
  await dialog.user.click(await screen.findByRole('button', { name: 'Next: the trip' }));
  return { ...dialog, name: screen.getByLabelText('Trip name') };
}

describe('a trip that is being made', () => {
  it('says so on its button, which cannot be pressed again', async () => {
    const { user, onCreated } = await toTrip();
    const made = Promise.withResolvers<undefined>();
    mockProcedures({
      'trips.create': async () => {
        await made.promise;
        return makeTrip({ id: 1_000_009 });
      },
    });
    await user.click(screen.getByRole('button', { name: 'Create Trip' }));
    expect(await screen.findByRole('button', { name: 'Creating Trip...' })).toBeDisabled();
    made.resolve(undefined);
    await waitFor(() => expect(onCreated).toHaveBeenCalledOnce());
  });

  it('keeps what was written when the connection is lost, and goes through when it is back', async () => {
    const { user, name, onCreated } = await toTrip();
    await user.type(name, 'With Jun');
    server.use(http.post('*/trpc/trips.create*', () => HttpResponse.error()));
    await user.click(screen.getByRole('button', { name: 'Create Trip' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to create trip: Please check your connection and try again',
    );
    expect(name).toHaveValue('With Jun');
    server.resetHandlers();
    mockAirports();
    mockProcedures({ 'trips.create': () => makeTrip({ id: 1_000_009 }) });
    await user.click(screen.getByRole('button', { name: 'Create Trip' }));
    await waitFor(() => expect(onCreated).toHaveBeenCalledOnce());
  });

  it.each([
    ['an emoji', '🏝️ 가족 여행 🎄'],
    ['right to left', 'رحلة إلى سيول'],
  ])('takes a name with %s as it is', async (_kind, text) => {
    const sent = vi.fn<(input: RouterInputs['trips']['create']) => void>();
    const { user, name } = await toTrip();
    mockProcedures({
      'trips.create': (input) => {
        sent(input);
        return makeTrip({ id: 1_000_009 });
      },
    });
    await user.type(name, text);
    expect(name).toHaveAttribute('dir', 'auto');
    await user.click(screen.getByRole('button', { name: 'Create Trip' }));
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    expect(sent.mock.calls[0]?.[0].name).toBe(text);
  });

  it('says of a name of 300 characters that it is too long, and keeps it', async () => {
    const { user, name } = await toTrip();
    await user.click(name);
    await user.paste('a'.repeat(300));
    await user.click(screen.getByRole('button', { name: 'Create Trip' }));
    expect(await screen.findByText('That’s too long. Please shorten it.')).toBeVisible();
    expect(name).toHaveValue('a'.repeat(300));
    expect(name).toBeInvalid();
  });
});
