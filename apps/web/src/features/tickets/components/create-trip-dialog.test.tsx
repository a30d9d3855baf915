import { makeTrip } from '@ooo/domain/testing/make-trip';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import type { RouterInputs } from '../../../lib/trpc.ts';
import { mockProcedures, ProcedureError } from '../../../testing/procedures.ts';
import { answerReading, answerSlowly, refuse, toLines } from '../testing/answer-reading.ts';
import { makeAnswer } from '../testing/make-answer.ts';
import { openDialog } from '../testing/open-dialog.tsx';

const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

describe('a ticket that is read', () => {
  it('goes from upload over review and correction to the trip', async () => {
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
    expect(first.getByLabelText('Flight number')).toHaveValue('KE082');
    expect(first.getByLabelText('Departs at')).toHaveValue('13:50');
    expect(screen.getByText('Not in the document: Arrives at.')).toBeVisible();

    await user.click(screen.getByRole('radio', { name: 'Tue 12 Jan 2027' }));
    await user.clear(first.getByLabelText('Flight number'));
    await user.type(first.getByLabelText('Flight number'), 'KE086');
    await user.click(screen.getByRole('button', { name: 'Next: the trip' }));

    expect(screen.getByRole('button', { name: 'Trip', current: 'step' })).toHaveFocus();
    expect(screen.getByLabelText('Destination')).toHaveValue('Seoul');
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

  it('marks the snippet that a field was read from', async () => {
    answerReading(makeAnswer());
    const { user, upload } = openDialog();
    await upload('ticket.pdf', 'application/pdf');
    const first = within(await screen.findByRole('group', { name: /JFK → ICN/ }));
    const snippet = within(screen.getByRole('region', { name: 'Document' })).getByText('13:50');
    const resting = snippet.className;

    await user.hover(first.getByLabelText('Departs at'));
    expect(screen.getByText('13:50').className).not.toBe(resting);
    await user.unhover(first.getByLabelText('Departs at'));
    expect(screen.getByText('13:50').className).toBe(resting);
  });

  it('shows that it is being read', async () => {
    const reading = answerSlowly();
    const { user, upload } = openDialog();
    await upload('ticket.pdf', 'application/pdf');
    expect(await screen.findByText('Reading...')).toBeVisible();
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

describe('a document that gives no trip', () => {
  it('says why a PDF has no flight', async () => {
    const empty = makeAnswer({
      legs: [],
      questions: [],
      evidence: [],
      warnings: [{ code: 'NOT_A_FLIGHT', message: 'This looks like a hotel booking.' }],
    });
    answerReading(empty);
    const { upload } = openDialog();
    await upload('hotel.pdf', 'application/pdf');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Could not parse flight information from PDF. The text was extracted but no flight details were found.This looks like a hotel booking.',
    );
  });

  it.each([
    [
      'ticket.pdf',
      'application/pdf',
      'Failed to parse PDF. Please try uploading a text file or copy/paste the content.',
    ],
    [
      'photo.png',
      'image/png',
      'Failed to process image. Please try uploading a clearer image or use manual entry.',
    ],
    ['strange.xyz', 'application/x-xyz', 'We couldn’t read this file.'],
  ])('says that %s was refused, with the reason', async (name, type, text) => {
    const problem = { reason: 'UNSUPPORTED', message: 'This is no kind of document we read.' };
    const { flights } = makeAnswer({ legs: [], questions: [], evidence: [] });
    answerReading({ documents: [{ name, text: '', problem }], flights });
    const { upload } = openDialog();
    await upload(name, type);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(text);
    expect(alert).toHaveTextContent('This is no kind of document we read.');
  });

  it('tells a lost connection, and an answer that makes no sense', async () => {
    answerReading(() => HttpResponse.error());
    const { user, upload } = openDialog();
    await upload('ticket.pdf', 'application/pdf');
    expect(await screen.findByRole('alert')).toHaveTextContent('Error processing PDF.');

    answerReading(() => HttpResponse.json({ text: 1 }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent(
        'Error parsing the extracted text. Please try the "Paste Text" option instead.',
      ),
    );
  });

  it('leads on to pasting, and keeps the text when that fails too', async () => {
    answerReading(() => refuse(400, 'BAD_REQUEST', 'This file is empty.'));
    const { user, upload } = openDialog();
    await upload('ticket.pdf', 'application/pdf');
    await user.click(await screen.findByRole('button', { name: 'Paste the text instead' }));
    await user.type(screen.getByLabelText('Text of your ticket'), 'KE082 JFK ICN');
    answerReading(() =>
      toLines({
        error: { status: 429, code: 'RATE_LIMITED', message: 'Wait a minute.', requestId: 'r' },
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Read text' }));
    expect(await screen.findByText('Wait a minute.')).toBeVisible();
    expect(screen.getByLabelText('Text of your ticket')).toHaveValue('KE082 JFK ICN');
  });
});

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

  it('says that it does not know an airport', async () => {
    const { user } = openDialog();
    await user.click(screen.getByRole('button', { name: 'Start from scratch' }));
    await user.type(screen.getByRole('combobox', { name: 'Departure airport' }), 'QQQ');
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

describe('the assistant', () => {
  const note = /goes to Anthropic’s assistant\.$/;

  it('is named before a ticket is given, whatever way', async () => {
    const { user } = openDialog([], true);
    expect(await screen.findByText(note)).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Paste Text' }));
    expect(screen.getByText(note)).toBeVisible();
  });

  it('is not where an installation has none', async () => {
    openDialog();
    await screen.findByLabelText('Drop your e-ticket here');
    expect(screen.queryByText(note)).not.toBeInTheDocument();
  });
});
