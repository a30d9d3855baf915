import { date, time } from '@ooo/domain/testing/literals';
import { describe, expect, it } from 'vitest';
import { makeAnswer, makeDraft } from '../testing/make-answer.ts';
import { withReading } from './draft-reading.ts';
import {
  answerTo,
  withAnswer,
  withFlights,
  withoutSegment,
  withRemovedSegment,
  withTypedFlight,
} from './edit-draft.ts';
import { setSegmentField } from './segment-fields.ts';

const read = withReading(makeDraft(), [1], makeAnswer());

describe('withFlights', () => {
  it('lets the trip follow its flights', () => {
    const segments = read.legs.map((segment, index) =>
      index === 1 ? { ...segment, departureDate: date('2026-12-15') } : segment,
    );
    expect(withFlights(read, { legs: segments }).trip.endDate).toBe('2026-12-15');
  });

  it('does not move a date that the traveller chose', () => {
    const chosen = { ...read, trip: { ...read.trip, endDate: date('2026-12-20') } };
    const segments = read.legs.map((segment) => ({
      ...segment,
      departureDate: date('2026-12-15'),
    }));
    expect(withFlights(chosen, { legs: segments }).trip.endDate).toBe('2026-12-20');
  });
});

describe('withTypedFlight', () => {
  it('adds a flight for review, and the trip follows', () => {
    const segment = { flightNumber: 'KE081', departureDate: date('2026-12-13'), to: 'ICN' };
    const draft = withTypedFlight(makeDraft(), segment);
    expect(draft.step).toBe('flights');
    expect(draft.trip).toMatchObject({ arrivalAirport: 'ICN', startDate: '2026-12-13' });
  });
});

describe('withoutSegment', () => {
  it('keeps the notes of the other flights', () => {
    const next = withoutSegment(read, 0);
    expect(next.legs.map((segment) => segment.flightNumber)).toEqual(['KE081']);
    expect(next.reading?.legs).toHaveLength(1);
    expect(next.reading?.evidence.map(({ leg: segment, snippet }) => [segment, snippet])).toEqual([
      [0, 'KE081'],
    ]);
    expect(next.reading?.questions.map(({ leg: segment }) => segment)).toEqual([0]);
  });

  it('leaves one direction of a round trip', () => {
    expect(withoutSegment(read, 1).trip).toMatchObject({ startDate: '2026-12-03', endDate: null });
  });
});

describe('withRemovedSegment', () => {
  it('remembers unwanted flights that were read, not typed ones', () => {
    const typed = withTypedFlight(read, { flightNumber: 'OZ101' });
    expect(withRemovedSegment(typed, 0).removed).toEqual([read.legs[0]]);
    expect(withRemovedSegment(typed, 2)).toMatchObject({ removed: [], legs: read.legs });
  });
});

describe('withAnswer', () => {
  const question = {
    id: 'leg-2-departureDate',
    leg: 1,
    field: 'departureDate',
    message: 'December or January?',
    choices: [],
  };

  it('moves the arrival with the departure', () => {
    const next = withAnswer(read, question, '2027-01-12');
    expect(next.legs[1]).toMatchObject({ departureDate: '2027-01-12', arrivalDate: '2027-01-12' });
    expect(next.answers).toEqual({ 'leg-2-departureDate': '2027-01-12' });
    expect(next.trip.endDate).toBe('2027-01-12');
  });

  it('sets any other field as it was chosen', () => {
    const next = withAnswer(read, { ...question, field: 'departureTime' }, '22:00');
    expect(next.legs[1]?.departureTime).toBe(time('22:00'));
  });

  it('changes no flight for a field that flights do not have', () => {
    expect(withAnswer(read, { ...question, field: 'mood' }, 'good').legs).toEqual(read.legs);
  });
});

describe('answerTo', () => {
  const [question] = read.reading?.questions ?? [];
  if (!question) throw new Error('the ticket leaves a question');

  it('has no answer while the read value is unconfirmed', () => {
    expect(answerTo(read, question)).toBeUndefined();
  });

  it('is the choice, even of the value that was there before', () => {
    expect(answerTo(withAnswer(read, question, '2026-12-13'), question)).toBe('2026-12-13');
    expect(answerTo(withAnswer(read, question, '2027-01-12'), question)).toBe('2027-01-12');
  });

  it('is the corrected field', () => {
    const segments = read.legs.map((segment) =>
      setSegmentField(segment, 'departureDate', '2026-12-14'),
    );
    expect(answerTo(withFlights(read, { legs: segments }), question)).toBe('2026-12-14');
  });
});
