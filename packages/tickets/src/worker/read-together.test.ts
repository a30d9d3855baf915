import { afterAll, describe, expect, it } from 'vitest';
import type { ReadingStep } from '@ooo/domain/tickets/reading-step.schema';
import { TicketsAnswer } from '@ooo/domain/tickets/ticket.schema';
import { groupBy } from '@ooo/domain/shared/group-by';
import { makeTypewriterPdf } from '../testing/make-pdf.ts';
import { makePass, makePassJson } from '../testing/make-pass.ts';
import { TODAY } from '../testing/read-bytes.ts';
import { ITINERARY } from '../testing/samples.ts';
import type { OnStep } from './journey-jobs.types.ts';
import { createTicketPool } from './pool.ts';

const pool = createTicketPool({ maxReaders: 2 });
const [HEAD = '', THERE = '', BACK = ''] = ITINERARY.split(/(?=FLIGHT {5})/u);

afterAll(() => pool.close());

async function read(contents: readonly (string | Uint8Array)[], onStep?: OnStep) {
  const inputs = contents.map((content, at) => ({
    bytes: typeof content === 'string' ? new TextEncoder().encode(content) : content,
    name: `document ${at + 1}`,
    today: TODAY,
  }));
  return TicketsAnswer.parse(await pool.readTogether(inputs, onStep && { onStep }));
}

describe('readTogether', () => {
  it('makes one journey of the outbound flights in one document and the return in another', async () => {
    const { documents, flights } = await read([HEAD + BACK, HEAD + THERE]);
    expect(documents).toMatchObject([
      { name: 'document 1', text: expect.stringContaining('KE 82'), problem: null },
      { name: 'document 2', text: expect.stringContaining('KE 81'), problem: null },
    ]);
    expect(flights).toMatchObject({
      legs: [{ flightNumber: 'KE81' }, { flightNumber: 'KE82' }],
      destination: 'New York',
      startDate: '2027-03-04',
      endDate: '2027-03-14',
      returnFrom: 1,
      passengers: ['Mina Kim'],
      questions: [],
    });
  });

  it('says in which document each field stands', async () => {
    const { documents, flights } = await read([HEAD + BACK, HEAD + THERE]);
    const numbers = flights.evidence.filter(({ field }) => field === 'flightNumber');
    expect(numbers.map(({ leg: segment, document }) => [segment, document])).toEqual([
      [0, 1],
      [1, 0],
    ]);
    for (const { document = 0, line = 0, snippet } of numbers) {
      const text = documents[document]?.text.split('\n')[line - 1];
      expect(text?.replaceAll(/ +/gu, ' ')).toContain(snippet);
    }
  });

  it('takes the same ticket twice for one', async () => {
    const pdf = await makeTypewriterPdf(ITINERARY.split('\n'));
    const { flights } = await read([ITINERARY, pdf, makePass()]);
    expect(flights.legs).toHaveLength(2);
    expect(flights.legs[0]).toMatchObject({ flightNumber: 'KE81', seat: '34A', meal: 'LUNCH' });
    expect(flights.questions).toEqual([]);
  });

  it('asks where two documents tell differently of one flight', async () => {
    const later = ITINERARY.replace('04 MAR 10:00', '04 MAR 11:30');
    const { flights } = await read([ITINERARY, later]);
    expect(flights.legs).toHaveLength(2);
    expect(flights.questions).toMatchObject([
      { field: 'departureTime', leg: 0, choices: [{ value: '10:00' }, { value: '11:30' }] },
    ]);
  });

  it('joins the seats of two travellers on one flight', async () => {
    const other = 'M1MUSTER/MAX          EQX7R2M ICNJFKKE 0081 063Y034B0012 100';
    const fields = makePassJson(
      {
        headerFields: [{ key: 'seat', label: 'SEAT', value: '34B' }],
        secondaryFields: [{ key: 'passenger', label: 'PASSENGER', value: 'MUSTER/MAX' }],
      },
      { barcode: { format: 'PKBarcodeFormatAztec', message: other, messageEncoding: 'utf-8' } },
    );
    const { flights } = await read([makePass(), makePass(fields)]);
    expect(flights.legs).toMatchObject([{ flightNumber: 'KE81', seat: '34A, 34B' }]);
    expect(flights.questions).toEqual([]);
    expect(flights.passengers).toHaveLength(2);
  });

  it('lets the day of issue of one document settle only its own years', async () => {
    const issued = `Date of issue: 12 JAN 2029\n${(HEAD + THERE).replaceAll(/ 2027|THU /gu, '')}`;
    const { flights } = await read([issued.replace(/DATE: .*/u, ''), HEAD + BACK]);
    const byNumber = groupBy(flights.legs, ({ flightNumber }) => flightNumber);
    expect(byNumber.get('KE81')).toMatchObject([{ departureDate: '2029-03-04' }]);
    expect(byNumber.get('KE82')).toMatchObject([{ departureDate: '2027-03-14' }]);
  });

  it('says what is wrong with a document, and reads the others', async () => {
    const locked = await makeTypewriterPdf(['KE 081'], { userPassword: 'secret' });
    const { documents, flights } = await read([locked, '', ITINERARY, 'Hotel Kennedy, 3 nights']);
    expect(documents).toMatchObject([
      { problem: { reason: 'ENCRYPTED', message: expect.stringContaining('password') } },
      { problem: { reason: 'EMPTY' } },
      { problem: null },
      { problem: null },
    ]);
    expect(flights.legs).toHaveLength(2);
    expect(flights.warnings).toMatchObject([{ code: 'NO_FLIGHT', document: 3 }]);
  });

  it('answers with problems and no segments where nothing can be read', async () => {
    const { documents, flights } = await read(['%PDF-1.7\n', '']);
    expect(documents.map(({ problem }) => problem?.reason)).toEqual(['BROKEN', 'EMPTY']);
    expect(flights).toMatchObject({ legs: [], evidence: [], questions: [] });
  });

  it('reads one document as if it were alone', async () => {
    const { flights } = await read([ITINERARY]);
    const alone = await pool.read({ bytes: new TextEncoder().encode(ITINERARY), today: TODAY });
    expect(flights).toEqual(alone.flights);
  });

  it('tells the steps of each document', async () => {
    const steps: ReadingStep[] = [];
    await read([ITINERARY, await makeTypewriterPdf(['KE 081'])], (step) => steps.push(step));
    const byDocument = groupBy(steps, ({ document }) => document);
    expect(byDocument.get(0)).toEqual([
      { step: 'opening', document: 0 },
      { step: 'flights', document: 0 },
    ]);
    expect(byDocument.get(1)).toEqual([
      { step: 'opening', document: 1 },
      { step: 'text', pages: 1, document: 1 },
      { step: 'flights', document: 1 },
    ]);
  });
});
