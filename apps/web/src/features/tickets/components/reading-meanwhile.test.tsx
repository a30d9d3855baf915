import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { UserId } from '@ooo/domain/shared/ids';
import { changeLanguage } from '../../../i18n/i18n.ts';
import { renderApp } from '../../../testing/render.tsx';
import { answerSlowly } from '../testing/answer-reading.ts';
import { makeAnswer } from '../testing/make-answer.ts';
import { mockAirports } from '../testing/open-dialog.tsx';
import { CreateTripDialog } from './create-trip-dialog.tsx';

function Page() {
  const [isOpen, setIsOpen] = useState(true);
  const close = () => setIsOpen(false);
  return (
    <>
      <button onClick={() => setIsOpen(true)}>Plan</button>
      {isOpen && (
        <CreateTripDialog
          userId={UserId.parse('user-1')}
          maxTrips={3}
          hasAssistant={false}
          onClose={close}
          onReopen={() => setIsOpen(true)}
          onCreated={close}
        />
      )}
    </>
  );
}

/** A ticket was added, and the dialog closed before it was read. */
async function giveAndClose() {
  mockAirports();
  const reading = answerSlowly();
  const app = renderApp(<Page />);
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  const ticket = new File(['%'], 'ticket.pdf', { type: 'application/pdf' });
  if (input) await app.user.upload(input, ticket);
  await app.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  return { ...app, reading };
}

const TOAST = 'We’ve read your ticket';
const toastGone = () => waitFor(() => expect(screen.queryByText(TOAST)).not.toBeInTheDocument());
const flights = () => screen.findByRole('group', { name: /JFK → ICN/ });

describe('a ticket that was read while the dialog was closed', () => {
  it('is reported, and reviewed by a press', async () => {
    const { user, reading } = await giveAndClose();
    await reading.say({ answer: makeAnswer() });
    await reading.end();
    expect(await screen.findByText(TOAST)).toBeVisible();
    expect(screen.getByText('2 flights found.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Review' }));
    expect(await flights()).toBeVisible();
    await toastGone();
  });

  it('can be reached by keyboard', async () => {
    const { user, reading } = await giveAndClose();
    await reading.say({ answer: makeAnswer() });
    await reading.end();
    const review = await screen.findByRole('button', { name: 'Review' });
    expect(review).not.toHaveAttribute('aria-keyshortcuts');
    screen.getByRole('button', { name: 'Plan' }).focus();
    for (let presses = 0; presses < 3 && document.activeElement !== review; presses += 1) {
      await user.tab();
    }
    expect(review).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await flights()).toBeVisible();
  });

  it('is no longer reported once the dialog is open again', async () => {
    const { user, reading } = await giveAndClose();
    await reading.say({ answer: makeAnswer() });
    await reading.end();
    await screen.findByText(TOAST);
    await user.click(screen.getByRole('button', { name: 'Plan' }));
    expect(await flights()).toBeVisible();
    await toastGone();
  });

  it('says that there was no flight in it, and why', async () => {
    const { user, reading } = await giveAndClose();
    await reading.say({ answer: makeAnswer({ legs: [] }) });
    await reading.end();
    expect(await screen.findByText('Please check your ticket')).toBeVisible();
    expect(screen.getByText('We didn’t find a flight in it.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'See why' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Could not parse flight');
  });

  it.each([
    ['ko', '아직 읽지 못했어요.', '이유 보기'],
    ['es', 'Aún no se ha podido leer.', 'Ver por qué'],
  ] as const)('says in %s that it could not be read', async (language, text, why) => {
    await changeLanguage(language);
    const { user, reading } = await giveAndClose();
    await reading.end();
    expect(await screen.findByText(text)).toBeVisible();
    await user.click(screen.getByRole('button', { name: why }));
    expect(await screen.findByRole('alert')).toBeVisible();
  });
});
