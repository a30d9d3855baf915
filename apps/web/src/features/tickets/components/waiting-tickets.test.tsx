import { UserId } from '@ooo/domain/shared/ids';
import { screen, waitFor } from '@testing-library/react';
import { MAX_TICKET_FILE_BYTES } from '@ooo/domain/tickets/ticket-files.schema';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../../testing/render.tsx';
import { toNewDocument, toTextDocument } from '../lib/admit-documents.ts';
import { keepWaiting, takeWaiting } from '../state/waiting-tickets.ts';
import { answerReading, toLines } from '../testing/answer-reading.ts';
import { makeAnswer } from '../testing/make-answer.ts';
import { openDialog } from '../testing/open-dialog.tsx';
import { ChooseTicketDialog } from './choose-ticket-dialog.tsx';

const pdf = (name: string, content = name) =>
  new File([content], name, { type: 'application/pdf' });

function openChoice() {
  const onChosen = vi.fn<(count: number) => void>();
  const onDemo = vi.fn<() => void>();
  const app = renderApp(
    <ChooseTicketDialog hasAssistant={false} onClose={() => {}} {...{ onChosen, onDemo }} />,
  );
  const choose = (...files: File[]) =>
    app.user.upload(screen.getByLabelText('Drop your e-ticket here'), files);
  return { ...app, onChosen, onDemo, choose };
}

/** The dialog, and a button that opens it again. */
function Reopened({ onChosen }: { readonly onChosen: (count: number) => void }) {
  const [isOpen, setIsOpen] = useState(true);
  if (!isOpen) return <button onClick={() => setIsOpen(true)}>Open</button>;
  const onClose = () => setIsOpen(false);
  return <ChooseTicketDialog hasAssistant={false} onDemo={undefined} {...{ onChosen, onClose }} />;
}

const MINA = UserId.parse('user-1');
const JUN = UserId.parse('user-2');
const waitingNames = async (user = MINA) => (await takeWaiting(user)).map(({ name }) => name);

beforeEach(async () => {
  await takeWaiting(MINA);
});

describe('a ticket that is chosen before the sign-in', () => {
  it('waits, each file once, while the sign-in is asked for', async () => {
    const { choose, onChosen } = openChoice();
    await choose(pdf('out.pdf'), pdf('back.pdf'), pdf('copy.pdf', 'out.pdf'));
    await waitFor(() => expect(onChosen).toHaveBeenCalledExactlyOnceWith(2));
    expect(await waitingNames()).toEqual(['out.pdf', 'back.pdf']);
    expect(await waitingNames()).toEqual([]);
  });

  it('is refused at once if it is too large, and does not wait', async () => {
    const { choose, onChosen } = openChoice();
    const large = pdf('scan.pdf');
    Object.defineProperty(large, 'size', { value: MAX_TICKET_FILE_BYTES + 1 });
    await choose(large);
    expect(await screen.findByRole('alert')).toHaveTextContent('scan.pdf');
    expect(screen.getByRole('alert')).toHaveTextContent('It’s larger than 20 MB.');
    expect(onChosen).not.toHaveBeenCalled();
    expect(await waitingNames()).toEqual([]);
  });

  it('may be a text, which outlives a closed dialog until it is taken', async () => {
    const onChosen = vi.fn<(count: number) => void>();
    const { user } = renderApp(<Reopened onChosen={onChosen} />);
    await user.click(screen.getByRole('tab', { name: 'Paste Text' }));
    expect(screen.getByRole('button', { name: 'Continue with this text' })).toBeDisabled();
    await user.type(screen.getByLabelText('Text of your ticket'), 'Flight KE082 JFK - ICN');
    await user.keyboard('{Escape}');

    await user.click(await screen.findByRole('button', { name: 'Open' }));
    await user.click(await screen.findByRole('tab', { name: 'Paste Text' }));
    expect(screen.getByLabelText('Text of your ticket')).toHaveValue('Flight KE082 JFK - ICN');
    await user.click(screen.getByRole('button', { name: 'Continue with this text' }));
    await waitFor(() => expect(onChosen).toHaveBeenCalledExactlyOnceWith(1));
    expect(screen.getByLabelText('Text of your ticket')).toHaveValue('');
    const [waiting] = await takeWaiting(MINA);
    expect(waiting).toMatchObject({ name: null, kind: 'text' });
    expect(await waiting?.file.text()).toBe('Flight KE082 JFK - ICN');
  });

  it('cannot be dropped on a phone', () => {
    const mouse = window.matchMedia;
    const media = vi.spyOn(window, 'matchMedia');
    media.mockImplementation((query) =>
      Object.assign(mouse(query), { matches: query === '(pointer: coarse)' }),
    );
    openChoice();
    expect(screen.getByText(/Choose both\.$/)).toBeVisible();
    expect(screen.queryByText(/drop/i)).not.toBeInTheDocument();
    media.mockRestore();
  });

  it('can be left for the demo', async () => {
    const { user, onDemo } = openChoice();
    await user.click(screen.getByRole('button', { name: 'Try Seoul Demo' }));
    expect(onDemo).toHaveBeenCalledOnce();
  });

  it('is replaced by the next choice', async () => {
    await keepWaiting([toNewDocument(pdf('old.pdf'))], null);
    await keepWaiting([toNewDocument(pdf('new.pdf'))], null);
    expect(await waitingNames()).toEqual(['new.pdf']);
  });

  it('of a user waits for no one else', async () => {
    await keepWaiting([toNewDocument(pdf('mine.pdf'))], MINA);
    expect(await waitingNames(JUN)).toEqual([]);
    expect(await waitingNames(MINA)).toEqual([]);
    await keepWaiting([toNewDocument(pdf('mine.pdf'))], MINA);
    expect(await waitingNames(MINA)).toEqual(['mine.pdf']);
  });

  it('can be a text too, read once the visitor is signed in', async () => {
    const sent = vi.fn<(text: string) => void>();
    answerReading(async (form) => {
      const file = form.get('document');
      sent(file instanceof File ? await file.text() : '');
      return toLines({ answer: makeAnswer() });
    });
    await keepWaiting([toTextDocument('Flight KE082 JFK - ICN')], null);
    openDialog();
    expect(await screen.findByRole('group', { name: /JFK → ICN/ })).toBeVisible();
    expect(sent).toHaveBeenCalledExactlyOnceWith('Flight KE082 JFK - ICN');
  });

  it('is read when the dialog of a new trip opens, and only once', async () => {
    const sent = vi.fn<(names: string[]) => void>();
    answerReading((form) => {
      sent(form.getAll('document').map((file) => (file instanceof File ? file.name : '')));
      return toLines({ answer: makeAnswer() });
    });
    await keepWaiting([toNewDocument(pdf('ticket.pdf'))], null);
    openDialog();
    expect(await screen.findByRole('group', { name: /JFK → ICN/ })).toBeVisible();
    expect(sent).toHaveBeenCalledExactlyOnceWith(['ticket.pdf']);
  });
});
