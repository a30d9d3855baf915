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

type User = ReturnType<typeof openDialog>['user'];

/** Picks a day of the next month. */
async function pickDay(user: User, field: string, day: number) {
  await user.click(screen.getByLabelText(field));
  await user.click(await screen.findByRole('button', { name: 'Next month' }));
  await user.click(await screen.findByRole('button', { name: new RegExp(`^${day} \\w+ \\d{4}$`) }));
}

describe('a trip from scratch', () => {
  it('unlocks the destination by the airport, and says what is missing §1.9 §2.54 §5.5 §5.6 §5.7 §5.10', async () => {
    const { user } = openDialog();
    await user.click(screen.getByRole('button', { name: 'Start from scratch' }));
    expect(screen.getByRole('combobox', { name: 'Destination' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Create Trip' })).toBeDisabled();
    expect(
      screen.getByText('Please fill in destination, arrival date, and departure date'),
    ).toBeVisible();

    await user.type(screen.getByRole('combobox', { name: 'Arrival airport' }), 'icn');
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Destination' })).toHaveValue('Seoul'),
    );
    expect(screen.getByRole('combobox', { name: 'Destination' })).toBeEnabled();
    await user.tab();
    expect(screen.getByRole('combobox', { name: 'Arrival airport' })).toHaveValue('ICN');
  });

  it.each([
    ['ko', '처음부터 시작하기', '도착 공항', '서울', '대한민국'],
    ['es', 'Empezar desde cero', 'Aeropuerto de llegada', 'Seúl', 'Corea del Sur'],
  ] as const)(
    'names the city in %s, for the airport and for the destination §5.10',
    async (...texts) => {
      const [language, begin, field, city, country] = texts;
      await changeLanguage(language);
      const { user } = openDialog();
      await user.click(screen.getByRole('button', { name: begin }));
      await user.type(screen.getByRole('combobox', { name: field }), 'icn');
      expect(await screen.findByText(`${city}, ${country}`)).toBeVisible();
      expect(await screen.findByDisplayValue(city)).toBeVisible();
    },
  );

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

  it('is not a dead end: the ticket is one press away, and what was written stays', async () => {
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
    expect(screen.getByRole('combobox', { name: 'Destination' })).toHaveValue('Seoul');

    unmount();
    openDialog();
    expect(screen.getByLabelText('Trip name')).toHaveValue('Christmas');
    expect(screen.getByRole('button', { name: 'Ticket' })).toBeEnabled();
  });

  it('does not call a half-written name unknown', async () => {
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

const airport = () => screen.getByRole('combobox', { name: 'Arrival airport' });
const destination = () => screen.getByRole('combobox', { name: 'Destination' });

describe('a trip without a flight', () => {
  it('opens the destination at once, which asks which of two towns is meant §5.7', async () => {
    const created = vi.fn<(input: RouterInputs['trips']['create']) => void>();
    const { user } = openDialog();
    mockProcedures({
      'trips.create': (input) => {
        created(input);
        return makeTrip();
      },
    });
    await user.click(screen.getByRole('button', { name: 'Start from scratch' }));
    expect(destination()).toBeDisabled();
    await user.click(screen.getByRole('checkbox', { name: 'I’m not flying' }));
    await waitFor(() => expect(destination()).toHaveFocus());
    expect(airport()).toBeDisabled();
    expect(screen.getByRole('combobox', { name: 'Departure airport' })).toBeDisabled();

    await user.keyboard('tol');
    expect(await screen.findByRole('option', { name: /Spain/ })).toBeVisible();
    expect(screen.getByRole('option', { name: /Ohio, United States/ })).toBeVisible();
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(destination()).toHaveValue('Toledo, Ohio');

    await pickDay(user, 'Arrival date', 5);
    await pickDay(user, 'Departure date', 9);
    expect(screen.getByLabelText('Trip name')).toHaveAttribute(
      'placeholder',
      expect.stringMatching(/^Toledo [A-Z][a-z]{2}-\d{4}$/),
    );
    await user.click(screen.getByRole('button', { name: 'Create Trip' }));
    await waitFor(() => expect(created).toHaveBeenCalled());
    expect(created.mock.lastCall?.[0]).toMatchObject({
      name: expect.stringMatching(/^Toledo /),
      destination: 'Toledo, Ohio',
      arrivalAirport: null,
      departureAirport: null,
    });
  });

  it('offers the destination for a town that was typed as an airport', async () => {
    const { user } = openDialog();
    await user.click(screen.getByRole('button', { name: 'Start from scratch' }));
    await user.type(airport(), 'Bled');
    await user.click(screen.getByRole('button', { name: 'Go to Bled without a flight' }));
    expect(destination()).toHaveValue('Bled');
    expect(airport()).toHaveValue('');
    expect(screen.getByRole('checkbox', { name: 'I’m not flying' })).toBeChecked();
  });

  it('says what helps, and not what codes look like, for an invalid airport', async () => {
    const { user } = openDialog();
    await user.click(screen.getByRole('button', { name: 'Start from scratch' }));
    await user.type(airport(), 'Bled');
    await user.type(destination(), 'Bled');
    await pickDay(user, 'Arrival date', 5);
    await pickDay(user, 'Departure date', 9);
    await user.click(screen.getByRole('button', { name: 'Create Trip' }));
    expect(
      await screen.findByText(
        '“Bled” is no airport we know. Choose one from the list, or tick “I’m not flying”.',
      ),
    ).toBeVisible();
    expect(screen.queryByText(/three letters/)).not.toBeInTheDocument();
  });

  it('is found and named in Korean, and stored by its international name', async () => {
    await changeLanguage('ko');
    const { user } = openDialog();
    await user.click(screen.getByRole('button', { name: '처음부터 시작하기' }));
    await user.click(screen.getByRole('checkbox', { name: '비행기를 타지 않아요' }));
    const field = screen.getByRole('combobox', { name: '목적지' });
    await waitFor(() => expect(field).toHaveFocus());
    await user.keyboard('톨레');
    await user.click(await screen.findByRole('option', { name: /스페인/ }));
    expect(await screen.findByDisplayValue('톨레도')).toBe(field);
    expect(await screen.findByText(/🇪🇸 스페인/)).toBeVisible();
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

  it.each(failures)('%s: keeps all that was entered §8.23 §8.24', async (code, message, text) => {
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
    expect(screen.getByRole('combobox', { name: 'Destination' })).toHaveValue('Seoul');
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
  it('says so on its button, which is disabled §4.26', async () => {
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

  it('says that a name of 300 characters is too long, and keeps it', async () => {
    const { user, name } = await toTrip();
    await user.click(name);
    await user.paste('a'.repeat(300));
    await user.click(screen.getByRole('button', { name: 'Create Trip' }));
    expect(await screen.findByText('That’s too long. Please shorten it.')).toBeVisible();
    expect(name).toHaveValue('a'.repeat(300));
    expect(name).toBeInvalid();
  });
});
