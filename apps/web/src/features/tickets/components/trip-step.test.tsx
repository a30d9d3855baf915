import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { changeLanguage } from '../../../i18n/i18n.ts';
import { mockProcedures, ProcedureError } from '../../../testing/procedures.ts';
import { answerReading } from '../testing/answer-reading.ts';
import { makeAnswer } from '../testing/make-answer.ts';
import { openDialog } from '../testing/open-dialog.tsx';

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
    ['ko', '처음부터 시작하기', '도착 공항', '서울, 대한민국'],
    ['es', 'Empezar desde cero', 'Aeropuerto de llegada', 'Seúl, Corea del Sur'],
  ] as const)('names the city in %s, and the destination as it is kept', async (...texts) => {
    const [language, begin, field, place] = texts;
    await changeLanguage(language);
    const { user } = openDialog();
    await user.click(screen.getByRole('button', { name: begin }));
    await user.type(screen.getByRole('combobox', { name: field }), 'icn');
    expect(await screen.findByText(place)).toBeVisible();
    expect(screen.getByDisplayValue('Seoul')).toBeVisible();
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
