import { date, time } from '@ooo/domain/testing/literals';
import { describe, expect, it } from 'vitest';
import type { TripDraft } from '../state/draft.types.ts';
import { makeAnswer, makeDocument, makeDraft, makeTwoAnswers } from '../testing/make-answer.ts';
import { countFlights, withoutDocument, withReading } from './draft-reading.ts';
import { withAnswer, withFlights, withRemovedSegment, withTypedFlight } from './edit-draft.ts';
import { setSegmentField } from './segment-fields.ts';

const read = withReading(makeDraft(), [1], makeAnswer());
const two: TripDraft = withReading(
  { ...makeDraft(), documents: [makeDocument({ id: 3 }), makeDocument({ id: 7 })] },
  [3, 7],
  makeTwoAnswers(),
);
const oneWay = makeAnswer({
  legs: makeAnswer().flights.legs.slice(0, 1),
  returnFrom: undefined,
});

describe('withReading', () => {
  it('fills the trip', () => {
    expect(read.trip).toMatchObject({
      arrivalAirport: 'ICN',
      destination: 'Seoul',
      startDate: '2026-12-03',
      endDate: '2026-12-13',
      departureAirport: 'JFK',
    });
    expect(read.documents).toMatchObject([
      { state: 'read', text: makeAnswer().documents[0]?.text },
    ]);
  });

  it('leaves what the traveller had written', () => {
    const draft = makeDraft({ destination: 'Busan', name: 'With Jun' });
    const { trip } = withReading(draft, [1], makeAnswer());
    expect(trip).toMatchObject({ destination: 'Busan', name: 'With Jun', arrivalAirport: 'ICN' });
  });

  it('links values to the document that they were read from', () => {
    expect(two.reading?.evidence.map(({ leg: segment, document }) => [segment, document])).toEqual([
      [0, 3],
      [0, 3],
      [1, 7],
    ]);
    expect([countFlights(two.reading, 3), countFlights(two.reading, 7)]).toEqual([1, 1]);
  });

  it('has the notes of each document as long as it is there', () => {
    const warnings = [
      { code: 'NO_FLIGHT' as const, message: 'A menu.', document: 1 },
      { code: 'TRUNCATED' as const, message: 'Long.', document: 0 },
    ];
    const answer = makeTwoAnswers();
    const draft = { ...makeDraft(), documents: two.documents };
    const next = withReading(draft, [3, 7], {
      ...answer,
      flights: { ...answer.flights, warnings },
    });
    expect(next.reading?.warnings.map(({ document }) => document)).toEqual([7, 3]);
    expect(withoutDocument(next, 7).reading?.warnings).toMatchObject([{ message: 'Long.' }]);

    const none = { ...answer.flights, legs: [], questions: [], evidence: [], warnings };
    expect(withReading(draft, [3, 7], { ...answer, flights: none }).documents).toMatchObject([
      { problem: { failure: 'noFlights', detail: 'Long.' } },
      { problem: { failure: 'noFlights', detail: 'A menu.' } },
    ]);
  });

  it('says why each unreadable document was not read, and reads the others', () => {
    const answer = makeTwoAnswers();
    const problem = { reason: 'ENCRYPTED', message: 'This PDF has a password.' };
    const documents = answer.documents.map((item, at) => (at === 1 ? { ...item, problem } : item));
    const draft = { ...makeDraft(), documents: two.documents };
    const next = withReading(draft, [3, 7], { ...answer, documents });
    expect(next.documents).toMatchObject([
      { state: 'read' },
      { state: 'failed', problem: { detail: 'This PDF has a password.', password: 'missing' } },
    ]);
  });

  it('says why the readable documents have no flight', () => {
    const warnings = [{ code: 'NOT_A_FLIGHT' as const, message: 'This is a hotel booking.' }];
    const empty = makeAnswer({ legs: [], questions: [], evidence: [], warnings });
    expect(withReading(makeDraft(), [1], empty).documents).toMatchObject([
      { state: 'read', problem: { failure: 'noFlights', detail: 'This is a hotel booking.' } },
    ]);
  });
});

describe('a later reading', () => {
  const corrected = withFlights(read, {
    legs: read.legs.map((segment) => ({ ...segment, departureTime: time('09:15'), seat: '34A' })),
  });

  it('keeps every correction, and takes what is new', () => {
    const [there = {}, back = {}] = makeAnswer().flights.legs;
    const meal = { meal: 'Dinner' };
    const fuller = makeAnswer({
      legs: [
        { ...there, ...meal },
        { ...back, ...meal },
      ],
    });
    expect(withReading(corrected, [1], fuller).legs).toMatchObject([
      { flightNumber: 'KE082', departureTime: '09:15', seat: '34A', meal: 'Dinner' },
      { flightNumber: 'KE081', departureTime: '09:15', seat: '34A', meal: 'Dinner' },
    ]);
  });

  it('keeps the answer to a question that is asked again, and drops others', () => {
    const [question] = makeAnswer().flights.questions;
    if (!question) throw new Error('the ticket leaves a question');
    const answered = withAnswer(read, question, '2026-12-13');
    expect(withReading(answered, [1], makeAnswer()).answers).toEqual(answered.answers);
    const other = makeAnswer({ questions: [{ ...question, choices: [] }] });
    expect(withReading(answered, [1], other).answers).toEqual({});
  });

  it('keeps a field empty that the traveller cleared', () => {
    const cleared = withFlights(read, {
      legs: read.legs.map((segment) => setSegmentField(segment, 'departureTime', '')),
    });
    const next = withReading(cleared, [1], makeAnswer());
    expect(next.legs.every((segment) => segment.departureTime === undefined)).toBe(true);
  });

  it('keeps a flight away that the traveller removed', () => {
    const next = withReading(withRemovedSegment(read, 0), [1], makeAnswer());
    expect(next.legs.map((segment) => segment.flightNumber)).toEqual(['KE081']);
    expect(next.reading?.questions.map(({ leg: segment }) => segment)).toEqual([0]);
  });

  it('merges a typed flight with the same one on a ticket', () => {
    const typed = withTypedFlight(makeDraft(), {
      flightNumber: 'KE 81',
      departureDate: date('2026-12-13'),
      seat: '41C',
    });
    const { legs: segments } = withReading(typed, [1], makeAnswer());
    expect(segments).toHaveLength(2);
    expect(segments[1]).toMatchObject({
      flightNumber: 'KE 81',
      departureTime: '10:00',
      seat: '41C',
    });
  });

  it('keeps a typed flight that no ticket has', () => {
    const typed = withTypedFlight(read, { flightNumber: 'OZ101' });
    const { legs: segments } = withReading(typed, [1], makeAnswer());
    expect(segments.map((segment) => segment.flightNumber)).toEqual(['KE082', 'KE081', 'OZ101']);
  });

  it('removes a return that is no longer read', () => {
    expect(withReading(read, [1], oneWay).trip).toMatchObject({
      startDate: '2026-12-03',
      endDate: null,
    });
  });

  it('leaves the date that the traveller chose for the return', () => {
    const chosen = { ...read, trip: { ...read.trip, endDate: date('2026-12-20') } };
    expect(withReading(chosen, [1], oneWay).trip.endDate).toBe('2026-12-20');
  });
});

describe('withoutDocument', () => {
  it('removes the flights that are in no other document', () => {
    const next = withoutDocument(two, 7);
    expect(next.documents.map(({ id }) => id)).toEqual([3]);
    expect(next.legs.map((segment) => segment.flightNumber)).toEqual(['KE082']);
    expect(next.trip.endDate).toBeNull();
  });

  it('leaves what was typed', () => {
    const typed = withTypedFlight(read, { flightNumber: 'OZ101' });
    expect(withoutDocument(typed, 1).legs).toEqual([{ flightNumber: 'OZ101' }]);
  });
});
