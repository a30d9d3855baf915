import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { answerReading, answerSlowly, refuse, toLines } from '../testing/answer-reading.ts';
import { makeAnswer } from '../testing/make-answer.ts';
import { openDialog } from '../testing/open-dialog.tsx';

describe('a document that gives no trip', () => {
  it('says why a PDF has no flight §8.19', async () => {
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

  it('says so of a picture, and offers typing §8.15', async () => {
    answerReading(makeAnswer({ legs: [], questions: [], evidence: [] }));
    const { user, upload } = openDialog();
    await upload('photo.png', 'image/png');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Could not parse flight information from image. Please try manual entry.',
    );
    await user.click(screen.getByRole('button', { name: 'Type the flights' }));
    expect(screen.getByLabelText('Flight number')).toBeVisible();
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
  ])('says that %s was refused, with the reason §8.17 §8.21', async (name, type, text) => {
    const problem = { reason: 'UNSUPPORTED', message: 'This is no kind of document we read.' };
    const { flights } = makeAnswer({ legs: [], questions: [], evidence: [] });
    answerReading({ documents: [{ name, text: '', problem }], flights });
    const { upload } = openDialog();
    await upload(name, type);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(text);
    expect(alert).toHaveTextContent('This is no kind of document we read.');
  });

  it('says of a picture what went wrong with it §8.16 §8.18', async () => {
    answerReading(() => HttpResponse.error());
    const { user, upload } = openDialog();
    await upload('photo.png', 'image/png');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Error processing image. Please try manual entry instead.',
    );

    answerReading(() => HttpResponse.json({ text: 1 }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent(
        'Error parsing the extracted text. Please try manual entry instead.',
      ),
    );
  });

  it('reports a lost connection, and an answer that makes no sense §8.20 §8.22', async () => {
    answerReading(() => HttpResponse.error());
    const { user, upload } = openDialog();
    await upload('ticket.pdf', 'application/pdf');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Error processing PDF. Please try uploading a text file or copy/paste the content.',
    );

    answerReading(() => HttpResponse.json({ text: 1 }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent(
        'Error parsing the extracted text. Please try the "Paste Text" option instead.',
      ),
    );
  });

  it('loses nothing when the connection ends in the middle of a reading', async () => {
    const reading = answerSlowly();
    const { user, upload } = openDialog();
    await user.type(screen.getByLabelText('Flight number'), 'KE 081');
    await upload('ticket.pdf', 'application/pdf');
    await reading.say({ step: { step: 'text', document: 0 } });
    expect(await screen.findAllByText('Reading the text.')).not.toHaveLength(0);
    await reading.end();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Please check your connection and try again',
    );
    expect(screen.getByText('ticket.pdf')).toBeVisible();
    expect(screen.getByLabelText('Flight number')).toHaveValue('KE 081');

    answerReading(makeAnswer());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('group', { name: /JFK → ICN/ })).toBeVisible();
  });

  it.each([
    ['of 300 characters', `${'langer name '.repeat(25)}.pdf`],
    ['with emoji', '🏝️🎫.pdf'],
    ['from right to left', 'تذكرة.pdf'],
  ])('shows a file name %s whole, in its own direction', async (_kind, name) => {
    answerReading(() => refuse(400, 'BAD_REQUEST', 'This file is empty.'));
    const { upload } = openDialog();
    await upload(name, 'application/pdf');
    await screen.findByRole('alert');
    const line = screen.getByTitle(name);
    expect(line).toHaveTextContent(name);
    expect(line).toHaveAttribute('dir', 'auto');
    expect(screen.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
  });

  it.each([
    [429, 'RATE_LIMITED', 'You are sending several files already.'],
    [503, 'UNAVAILABLE', 'Many files are being sent at the moment.'],
  ] as const)(
    'reports a %i in the server’s words, and keeps the file',
    async (status, code, sentence) => {
      answerReading(() => refuse(status, code, sentence));
      const { user, upload } = openDialog();
      await upload('ticket.pdf', 'application/pdf');
      expect(await screen.findByRole('alert')).toHaveTextContent(sentence);

      const sent: string[] = [];
      answerReading((form) => {
        sent.push(
          ...form.getAll('document').map((file) => (file instanceof File ? file.name : '')),
        );
        return refuse(status, code, 'Once more.');
      });
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Once more.'));
      expect(sent).toEqual(['ticket.pdf']);
    },
  );

  it('offers pasting, and keeps the text if that fails too §1.7', async () => {
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
