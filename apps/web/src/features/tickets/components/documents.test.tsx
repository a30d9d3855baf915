import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { answerReading, answerSlowly, toLines } from '../testing/answer-reading.ts';
import { makeAnswer, makeTwoAnswers } from '../testing/make-answer.ts';
import { openDialog } from '../testing/open-dialog.tsx';

const pdf = (name: string, content = name) =>
  new File([content], name, { type: 'application/pdf' });
const row = (name: string) =>
  within(screen.getByRole('region', { name: 'Your documents' }))
    .getAllByRole('listitem')
    .find((item) => within(item).queryByText(name) !== null) ?? document.body;

/** Answers with a problem for one document, and flights of the others. */
function withProblem(index: number, reason: string, message: string) {
  const answer = makeTwoAnswers();
  const problem = { reason, message };
  const documents = answer.documents.map((item, at) =>
    at === index ? { ...item, problem } : item,
  );
  return { ...answer, documents };
}

/** What a drop or a paste carries. */
const transfer = (files: File[], text = '') => ({ files, getData: () => text, types: [] });

describe('several documents', () => {
  it('are read together as one journey, each with its flights', async () => {
    const sent = vi.fn<(names: string[]) => void>();
    answerReading((form) => {
      sent(form.getAll('document').map((file) => (file instanceof File ? file.name : '')));
      return toLines({ answer: makeTwoAnswers() });
    });
    const { user, uploadFiles } = openDialog();
    await uploadFiles(pdf('out.pdf'), pdf('back.pdf'));

    expect(await screen.findByRole('group', { name: /JFK → ICN/ })).toBeVisible();
    expect(sent).toHaveBeenCalledExactlyOnceWith(['out.pdf', 'back.pdf']);
    const tabs = within(screen.getByRole('tablist', { name: 'Your documents' }));
    const back = within(screen.getByRole('group', { name: /ICN → JFK/ }));
    await user.click(back.getByRole('button', { name: /Flight number/ }));
    await waitFor(() => expect(back.getByLabelText('Flight number')).toHaveFocus());
    expect(tabs.getByRole('tab', { name: 'back.pdf' })).toHaveAttribute('aria-selected', 'true');

    const out = within(screen.getByRole('group', { name: /JFK → ICN/ }));
    const number = out.getByRole('button', { name: /Flight number/ });
    await user.hover(number);
    expect(tabs.getByRole('tab', { name: 'out.pdf' })).toHaveAttribute('aria-selected', 'true');
    await user.unhover(number);
    expect(tabs.getByRole('tab', { name: 'back.pdf' })).toHaveAttribute('aria-selected', 'true');

    await user.click(screen.getByRole('button', { name: 'Ticket' }));
    expect(row('out.pdf')).toHaveTextContent('1 flight');
    await user.click(screen.getByRole('button', { name: 'Remove back.pdf' }));
    await user.click(screen.getByRole('button', { name: 'See 1 flight' }));
    expect(screen.queryByRole('group', { name: /ICN → JFK/ })).not.toBeInTheDocument();
  });

  it('says what is wrong with one, and goes on with the others when asked', async () => {
    answerReading(withProblem(1, 'BROKEN', 'This PDF is damaged.'));
    const { user, uploadFiles } = openDialog();
    await uploadFiles(pdf('out.pdf'), pdf('back.pdf'));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Failed to parse PDF.');
    expect(alert).toHaveTextContent('This PDF is damaged.');
    expect(row('out.pdf')).toHaveTextContent('1 flight');
    await user.click(screen.getByRole('button', { name: 'See 2 flights' }));
    expect(screen.getByRole('group', { name: /JFK → ICN/ })).toBeVisible();
  });

  it('are taken once each', async () => {
    answerReading(makeAnswer());
    const { uploadFiles } = openDialog();
    await uploadFiles(pdf('ticket.pdf', 'same'), pdf('copy.pdf', 'same'));
    expect(await screen.findByRole('group', { name: /JFK → ICN/ })).toBeVisible();
    expect(screen.queryByRole('tablist')).not.toBeInTheDocument();
  });

  it('wait their turn while others are read, and are read after them', async () => {
    const first = answerSlowly();
    const { uploadFiles } = openDialog();
    await uploadFiles(pdf('out.pdf'));
    await waitFor(() => expect(row('out.pdf')).toHaveTextContent('Reading...'));
    await uploadFiles(pdf('back.pdf'));
    expect(row('back.pdf')).toHaveTextContent('Waiting');
    const rest = vi.fn<(count: number) => void>();
    answerReading((form) => {
      rest(form.getAll('document').length);
      return toLines({ answer: makeTwoAnswers() });
    });
    await first.say({ answer: makeAnswer() });
    await first.end();
    expect(await screen.findByRole('tab', { name: 'back.pdf' })).toBeVisible();
    expect(rest).toHaveBeenCalledExactlyOnceWith(2);
  });
});

describe('a protected document', () => {
  it('asks for its password, and again if it is wrong', async () => {
    answerReading((form) => {
      const passwords = form.get('passwords');
      if (passwords === '{"0":"han river"}') return toLines({ answer: makeAnswer() });
      const reason = passwords === null ? 'ENCRYPTED' : 'WRONG_PASSWORD';
      const { flights } = makeAnswer({ legs: [], questions: [], evidence: [] });
      const message = passwords === null ? 'It has a password.' : 'That is not the password.';
      const problem = { reason, message };
      return toLines({ answer: { documents: [{ name: 'a.pdf', text: '', problem }], flights } });
    });
    const { user, uploadFiles } = openDialog();
    await uploadFiles(pdf('locked.pdf'));
    expect(await screen.findByText('It has a password.')).toBeVisible();
    expect(screen.queryByText(/Failed to parse PDF/)).not.toBeInTheDocument();
    await user.type(screen.getByLabelText('Password of locked.pdf'), 'guess{Enter}');
    expect(await screen.findByText('That is not the password.')).toBeVisible();
    expect(screen.getByLabelText('Password of locked.pdf')).toBeInvalid();
    await user.type(screen.getByLabelText('Password of locked.pdf'), 'han river');
    await user.click(screen.getByRole('button', { name: 'Open' }));
    expect(await screen.findByRole('group', { name: /JFK → ICN/ })).toBeVisible();
    const stored = Object.values<unknown>(
      Object.fromEntries(Object.entries(window.sessionStorage)),
    );
    expect(stored).not.toHaveLength(0);
    expect(stored.join('\n')).not.toContain('han river');
  });
});

describe('other ways in', () => {
  it('takes a picture from the clipboard, but not text that goes into a field', async () => {
    const sent = vi.fn<(form: FormData) => void>();
    answerReading((form) => {
      sent(form);
      return toLines({ answer: makeAnswer() });
    });
    openDialog();
    const number = screen.getByLabelText('Flight number');
    fireEvent.paste(number, { clipboardData: transfer([], 'KE081') });
    const picture = new File(['png'], 'image.png', { type: 'image/png' });
    fireEvent.paste(document.body, { clipboardData: transfer([picture]) });
    expect(await screen.findByRole('group', { name: /JFK → ICN/ })).toBeVisible();
    expect(sent).toHaveBeenCalledOnce();
    expect(sent.mock.calls[0]?.[0].getAll('document')).toHaveLength(1);
  });

  it('mentions files and the camera on a touch screen, where nothing can be dropped', () => {
    const mouse = window.matchMedia;
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      Object.assign(mouse(query), { matches: query === '(pointer: coarse)' }),
    );
    openDialog();
    expect(screen.getByText('Choose your e-ticket')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Take a photo' })).toBeVisible();
    expect(screen.queryByText(/drop/i)).not.toBeInTheDocument();
    vi.mocked(window.matchMedia).mockRestore();
  });

  it('takes a text that is dropped', async () => {
    answerReading(makeAnswer());
    openDialog();
    const box = screen.getByText('Drop your e-ticket here');
    const drop = createEvent.drop(box, { dataTransfer: transfer([], 'Flight KE082 JFK - ICN') });
    fireEvent(box, drop);
    await waitFor(() => expect(screen.getByText('Pasted text')).toBeVisible());
  });

  it('offers the camera on a touch screen', async () => {
    const query = vi.spyOn(window, 'matchMedia');
    query.mockImplementation((media) => ({
      matches: media === '(pointer: coarse)',
      media,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
      addEventListener: () => {},
      removeEventListener: () => {},
      dispatchEvent: () => false,
    }));
    openDialog();
    expect(screen.getByRole('button', { name: 'Take a photo' })).toBeVisible();
    query.mockRestore();
  });

  it('makes a flight from its number and day, with the airline of the number', async () => {
    const { user } = openDialog();
    await user.type(screen.getByLabelText('Flight number'), 'KE 081');
    expect(await screen.findByText('Korean Air')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Departs on' }));
    await user.click(screen.getAllByRole('button', { name: /^10 / })[0] ?? document.body);
    await user.click(screen.getByRole('button', { name: 'Add a flight' }));
    const flight = within(screen.getByRole('group', { name: /Flight 1/ }));
    expect(flight.getByLabelText('Flight number')).toHaveValue('KE081');
    expect(flight.getByLabelText('Airline')).toHaveValue('Korean Air');
    expect(flight.getByText(/Still missing: From, To, Departs at/)).toBeVisible();
    await user.type(flight.getByRole('combobox', { name: 'To' }), 'icn');
    expect(await flight.findByText('Seoul')).toBeVisible();
  });
});
