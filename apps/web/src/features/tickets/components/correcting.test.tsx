import { date, time } from '@ooo/domain/testing/literals';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answerReading } from '../testing/answer-reading.ts';
import { makeAnswer } from '../testing/make-answer.ts';
import { openDialog } from '../testing/open-dialog.tsx';

const [there = {}, back = {}] = makeAnswer().flights.legs;

/** The review of a ticket, and its first flight. */
async function review(answer = makeAnswer()) {
  answerReading(answer);
  const dialog = openDialog();
  await dialog.upload('ticket.pdf', 'application/pdf');
  const first = within(await screen.findByRole('group', { name: /JFK → ICN/ }));
  return { ...dialog, first };
}

/** The same with the fields of its first flight open. */
async function openReview(answer = makeAnswer()) {
  const dialog = await review(answer);
  await dialog.user.click(dialog.first.getByRole('button', { name: 'Edit flight 1' }));
  return dialog;
}

describe('a field that is corrected', () => {
  it('stays while it is empty, and the focus in it', async () => {
    const legs = [{ ...there, seat: '34A' }, back];
    const { user, first } = await openReview(makeAnswer({ legs }));
    const seat = first.getByLabelText('Seat');
    await user.clear(seat);
    expect(seat).toHaveFocus();
    await user.type(seat, '12K');
    expect(first.getByLabelText('Seat')).toHaveValue('12K');
  });

  it('is open, and not "missing in the document", once the traveller has emptied it', async () => {
    const { user, first } = await openReview();
    await user.clear(first.getByLabelText('Flight number'));
    expect(first.getByText('Still missing: Flight number.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next: the trip' }));
    expect(screen.getByText(/A flight is missing its number/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Edit flights' }));
    const again = within(screen.getByRole('group', { name: /JFK → ICN/ }));
    await user.type(again.getByLabelText('Flight number'), 'KE82');
    await user.click(screen.getByRole('button', { name: 'Next: the trip' }));
    expect(screen.getByText('2 flights will be saved with the trip')).toBeVisible();
  });

  it('may be one that the ticket does not have', async () => {
    const { user, first } = await openReview();
    expect(first.queryByLabelText('Meal')).not.toBeInTheDocument();
    await user.click(first.getByRole('button', { name: 'More details' }));
    await user.type(first.getByLabelText('Meal'), 'Vegan');
    expect(first.getByLabelText('Meal')).toHaveValue('Vegan');
  });

  it('says what is wrong once it is left, with a link to it below', async () => {
    const { user, first } = await openReview();
    const number = first.getByLabelText('Flight number');
    await user.clear(number);
    await user.type(number, 'Korean Air');
    expect(first.queryByText('Write it like KE 081.')).not.toBeInTheDocument();
    await user.tab();
    expect(first.getByText('Write it like KE 081.')).toBeVisible();
    expect(number).toBeInvalid();
    await user.click(screen.getByRole('button', { name: '1 field can’t be right.' }));
    await screen.findByRole('button', { name: '1 field can’t be right.' });
    await expect.poll(() => document.activeElement).toBe(number);
  });

  it('says that a flight would land before it leaves, by the clocks of both airports', async () => {
    const early = { ...there, arrivalDate: date('2026-12-02'), arrivalTime: time('17:20') };
    const { first } = await review(makeAnswer({ legs: [early, back] }));
    expect(await first.findByText('It would land before it takes off.')).toBeVisible();
  });
});

describe('what was noticed', () => {
  const warnings = [
    {
      code: 'DURATION_MISMATCH' as const,
      message: 'It says 14 hours, the clocks say 4.',
      leg: 0,
    },
    { code: 'INCOMPLETE_LEG' as const, message: 'The time of arrival is missing.', leg: 1 },
  ];

  it('of a flight stays with it until its times are corrected', async () => {
    const { user, first } = await openReview(makeAnswer({ warnings }));
    expect(first.getByText('It says 14 hours, the clocks say 4.')).toBeVisible();
    await user.clear(first.getByLabelText('Flight number'));
    expect(first.queryByText(/the clocks say/)).not.toBeInTheDocument();
  });

  it('is not repeated if the fields say it', async () => {
    await review(makeAnswer({ warnings }));
    expect(screen.queryByText('The time of arrival is missing.')).not.toBeInTheDocument();
    expect(screen.getByText('We didn’t find: Arrives at.')).toBeVisible();
  });
});

describe('what is open', () => {
  it('leads to the question', async () => {
    const { user } = await review();
    await user.click(screen.getByRole('button', { name: '1 question is still open.' }));
    await expect
      .poll(() => document.activeElement)
      .toBe(screen.getByRole('radio', { name: 'Sun 13 Dec 2026' }));
  });
});

describe('what was taken away', () => {
  it('can be restored: a flight, a document, or everything', async () => {
    const { user } = await review();
    const undo = () => user.click(screen.getByRole('button', { name: 'Undo' }));
    await user.click(screen.getByRole('button', { name: 'Remove flight 2' }));
    expect(screen.queryByRole('group', { name: /ICN → JFK/ })).not.toBeInTheDocument();
    await undo();
    expect(screen.getByRole('group', { name: /ICN → JFK/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Start over' }));
    expect(screen.getByText('Drop your e-ticket here')).toBeVisible();
    await undo();
    expect(screen.getByRole('group', { name: /JFK → ICN/ })).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Ticket' }));
    await user.click(screen.getByRole('button', { name: 'Remove ticket.pdf' }));
    expect(screen.queryByText('ticket.pdf')).not.toBeInTheDocument();
    await undo();
    expect(screen.getByText('ticket.pdf')).toBeVisible();
  });
});

describe('a flight that is being typed', () => {
  it('is still there after a reload, and says how a number is written', async () => {
    const { user, unmount } = openDialog();
    await user.type(screen.getByLabelText('Flight number'), 'hello');
    await user.click(screen.getByRole('button', { name: 'Departs on' }));
    await user.click(screen.getAllByRole('button', { name: /^10 / })[0] ?? document.body);
    unmount();
    const again = openDialog();
    expect(screen.getByLabelText('Flight number')).toHaveValue('hello');
    await again.user.click(screen.getByRole('button', { name: 'Add a flight' }));
    expect(screen.getByText('Write it like KE 081.')).toBeVisible();
    await again.user.clear(screen.getByLabelText('Flight number'));
    await again.user.type(screen.getByLabelText('Flight number'), 'ke 81');
    await again.user.click(screen.getByRole('button', { name: 'Add a flight' }));
    const flight = within(screen.getByRole('group', { name: /Flight 1/ }));
    expect(flight.getByLabelText('Flight number')).toHaveValue('KE81');
  });
});
