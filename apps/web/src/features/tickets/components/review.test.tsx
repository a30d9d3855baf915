import { date } from '@ooo/domain/testing/literals';
import { makeTrip } from '@ooo/domain/testing/make-trip';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeOverview } from '../../../testing/fixtures.ts';
import { mockProcedures } from '../../../testing/procedures.ts';
import { server } from '../../../testing/server.ts';
import { answerReading, refuse } from '../testing/answer-reading.ts';
import { makeAnswer } from '../testing/make-answer.ts';
import { openDialog } from '../testing/open-dialog.tsx';

const BOX = { page: 1, left: 0.1, top: 0.2, width: 0.3, height: 0.05 };
const [there = {}, back = {}] = makeAnswer().flights.legs;

describe('a picture beside its flights', () => {
  beforeEach(() => {
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL() {} }),
    );
    vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(1200);
    vi.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(900);
    HTMLImageElement.prototype.decode = () => Promise.resolve();
  });
  afterEach(() => vi.restoreAllMocks());

  it('marks the place of the field that is pointed at, and goes to the field of a place', async () => {
    const evidence = [
      { leg: 0, field: 'flightNumber', snippet: 'KE082', foundBy: 'layout' as const, box: BOX },
    ];
    answerReading(makeAnswer({ evidence }));
    const { user, upload } = openDialog();
    await upload('photo.png', 'image/png');
    const picture = await screen.findByRole('img', { name: 'Page 1 of 1' });
    const place = picture.parentElement?.querySelector('[data-field="flightNumber"]');
    expect(place).toHaveStyle({ left: '10%', top: '20%', width: '30%', height: '5%' });
    expect(place).toHaveAttribute('data-mark', 'found');

    const first = within(screen.getByRole('group', { name: /JFK → ICN/ }));
    const value = first.getByRole('button', { name: 'Flight number: KE082' });
    expect(first.getByTitle('1 day later')).toHaveTextContent('+1');
    await user.hover(value);
    expect(place).toHaveAttribute('data-mark', 'active');
    expect(screen.getByText('KE082', { selector: 'mark' })).toBeVisible();
    await user.unhover(value);
    expect(place).toHaveAttribute('data-mark', 'found');

    await user.click(place ?? document.body);
    await waitFor(() => expect(first.getByLabelText('Flight number')).toHaveFocus());
    expect(place).toHaveAttribute('data-mark', 'active');

    const sheet = place?.parentElement;
    await user.click(screen.getByRole('button', { name: 'Rotate the picture' }));
    await user.click(screen.getByRole('button', { name: 'Rotate the picture' }));
    expect(sheet?.style.transform).toContain('rotate(180deg)');

    await user.click(screen.getByRole('radio', { name: 'Text' }));
    expect(screen.queryByRole('img', { name: 'Page 1 of 1' })).not.toBeInTheDocument();
    expect(screen.getByRole('list', { name: 'What we read in photo.png' })).toBeVisible();
  });

  it('shows the text of a picture that the browser cannot draw', async () => {
    HTMLImageElement.prototype.decode = () => Promise.reject(new Error('no such picture'));
    answerReading(makeAnswer());
    const { upload } = openDialog();
    await upload('photo.heic', 'image/heic');
    expect(await screen.findByRole('list', { name: 'What we read in photo.heic' })).toBeVisible();
    expect(screen.queryByRole('radio', { name: 'Picture' })).not.toBeInTheDocument();
  });
});

describe('what is less than certain', () => {
  it('says who found a value that the document does not print, until it is corrected', async () => {
    const seat = { field: 'seat', snippet: 'Seats: see below' };
    const seats = [
      { leg: 0, foundBy: 'inferred' as const, ...seat },
      { leg: 1, foundBy: 'assistant' as const, ...seat },
    ];
    const legs = [
      { ...there, seat: '34A' },
      { ...back, seat: '41C' },
    ];
    const printed = { leg: 0, field: 'from', snippet: 'JFK - ICN', foundBy: 'inferred' as const };
    answerReading(makeAnswer({ legs, evidence: [...seats, printed], questions: [] }));
    const { user, upload } = openDialog();
    await upload('ticket.txt', 'text/plain');
    const first = within(await screen.findByRole('group', { name: /JFK → ICN/ }));
    const second = within(screen.getByRole('group', { name: /ICN → JFK/ }));
    expect(first.getByText('Not printed, so we worked it out: Seat.')).toBeVisible();
    expect(second.getByText(/^Not printed, found by the assistant: Seat\./)).toBeVisible();
    await user.click(first.getByRole('button', { name: 'Edit flight 1' }));
    await user.type(first.getByLabelText('Seat'), 'B');
    expect(first.queryByText(/^Not printed/)).not.toBeInTheDocument();
  });

  it('asks first, names the flight, and stays to be changed', async () => {
    answerReading(makeAnswer());
    const { user, upload } = openDialog();
    await upload('ticket.txt', 'text/plain');
    const open = await screen.findByRole('region', { name: 'One thing to clear up' });
    const first = screen.getByRole('group', { name: /JFK → ICN/ });
    expect(open.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(within(open).getByText('Is 13/12 in December or January?')).toBeVisible();
    expect(within(open).getByText('KE081')).toBeVisible();
    expect(screen.getByText(/1 question is still open/)).toBeVisible();
    await user.click(within(open).getByRole('radio', { name: 'Tue 12 Jan 2027' }));
    expect(screen.queryByText(/question is still open/)).not.toBeInTheDocument();
    const settled = within(screen.getByRole('region', { name: 'All cleared up' }));
    await user.click(settled.getByRole('radio', { name: 'Sun 13 Dec 2026' }));
    const second = within(screen.getByRole('group', { name: /ICN → JFK/ }));
    expect(second.getByRole('button', { name: 'Departs on: Sun 13 Dec 2026' })).toBeVisible();
  });
});

describe('a card', () => {
  it('is one sentence first, and shows fields only if something is open', async () => {
    answerReading(makeAnswer({ questions: [] }));
    const { user, upload } = openDialog();
    await upload('ticket.txt', 'text/plain');
    const sentence = 'New York to Seoul and back, 2 to 13 December, one person';
    expect(await screen.findByRole('heading', { name: sentence })).toBeVisible();
    const first = within(screen.getByRole('group', { name: /JFK → ICN/ }));
    const second = within(screen.getByRole('group', { name: /ICN → JFK/ }));
    expect(first.queryByRole('textbox')).not.toBeInTheDocument();
    expect(second.getByLabelText('Arrives at')).toBeVisible();
    expect(second.queryByLabelText('Flight number')).not.toBeInTheDocument();

    await user.click(first.getByRole('button', { name: 'To: ICN' }));
    await waitFor(() => expect(first.getByRole('combobox', { name: 'To' })).toHaveFocus());
    await user.click(first.getByRole('button', { name: 'Done' }));
    expect(first.queryByRole('textbox')).not.toBeInTheDocument();
    expect(first.getByRole('button', { name: 'Edit flight 1' })).toHaveFocus();
  });
});

describe('a flight that a trip already has', () => {
  const segments = [
    { flightNumber: 'KE82', from: 'JFK', to: 'ICN', departureDate: date('2026-12-02') },
  ];
  const overview = makeOverview({
    id: 1_000_004,
    name: 'Spring',
    flightDetails: { outbound: { segments } },
  });

  it('is reported with the trip, and leads there', async () => {
    answerReading(makeAnswer({ legs: [there, back] }));
    const { upload } = openDialog([overview, makeOverview({ id: 1_000_005, name: 'Other' })]);
    await upload('ticket.txt', 'text/plain');
    expect(await screen.findByText('KE082 is already in your trip “Spring”.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open “Spring”' })).toHaveAttribute(
      'href',
      '/trip/1000004',
    );
    expect(screen.queryByText(/“Other”/)).not.toBeInTheDocument();
  });
});

/** A trip from a ticket that is to be kept. */
async function createKeeping() {
  answerReading(makeAnswer());
  mockProcedures({ 'documents.list': () => [] });
  const dialog = openDialog();
  mockProcedures({ 'trips.create': () => makeTrip({ id: 1_000_009, name: 'Spring' }) });
  await dialog.upload('ticket.txt', 'text/plain');
  await dialog.user.click(await screen.findByRole('button', { name: 'Next: the trip' }));
  const keep = screen.getByRole('checkbox', { name: /Keep the document/ });
  expect(keep).not.toBeChecked();
  await dialog.user.click(keep);
  await dialog.user.click(screen.getByRole('button', { name: 'Create Trip' }));
  return dialog;
}

describe('keeping documents', () => {
  it('sends them to the trip that was made', async () => {
    const kept = vi.fn<(tripId: unknown, name: string) => void>();
    server.use(
      http.post('*/api/trips/:id/documents', async ({ request, params }) => {
        const file = (await request.formData()).get('document');
        kept(params['id'], file instanceof File ? file.name : '');
        return HttpResponse.json({}, { status: 201 });
      }),
    );
    const { onCreated } = await createKeeping();
    await waitFor(() => expect(onCreated).toHaveBeenCalledOnce());
    expect(kept).toHaveBeenCalledExactlyOnceWith('1000009', 'ticket.txt');
  });

  it('says what was not kept, and tries again; the trip stays', async () => {
    server.use(
      http.post('*/api/trips/:id/documents', () => refuse(422, 'RULE_VIOLATED', 'No more room.')),
    );
    const { user, onCreated } = await createKeeping();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(
      '“Spring” is ready, but we couldn’t save: ticket.txt.No more room.',
    );
    expect(onCreated).not.toHaveBeenCalled();
    server.use(
      http.post('*/api/trips/:id/documents', () => HttpResponse.json({}, { status: 201 })),
    );
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(onCreated).toHaveBeenCalledOnce());
  });
});
