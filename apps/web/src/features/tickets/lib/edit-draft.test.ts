import { date, time } from '@ooo/domain/testing/literals';
import { describe, expect, it } from 'vitest';
import { makeAnswer, makeDraft } from '../testing/make-answer.ts';
import { withAnswer, withDocument, withDraftLegs, withoutLeg } from './edit-draft.ts';

const read = withDocument(makeDraft(), { name: 'ticket.pdf', answer: makeAnswer() });

describe('withDocument', () => {
  it('fills the trip and asks for a review', () => {
    expect(read.step).toBe('flights');
    expect(read.trip).toMatchObject({
      arrivalAirport: 'ICN',
      destination: 'Seoul',
      startDate: '2026-12-03',
      endDate: '2026-12-13',
      departureAirport: 'JFK',
    });
  });

  it('leaves what the traveller had written', () => {
    const draft = makeDraft({ destination: 'Busan', name: 'With Jun' });
    const { trip } = withDocument(draft, { name: null, answer: makeAnswer() });
    expect(trip).toMatchObject({ destination: 'Busan', name: 'With Jun', arrivalAirport: 'ICN' });
  });
});

describe('a second document', () => {
  it('leaves nothing of the first one in the trip', () => {
    const oneWay = makeAnswer({
      legs: makeAnswer().flights.legs.slice(0, 1),
      returnFrom: undefined,
    });
    const { trip } = withDocument(read, { name: 'one-way.pdf', answer: oneWay });
    expect(trip).toMatchObject({ startDate: '2026-12-03', endDate: null });
  });

  it('leaves the date that the traveller chose for the way back', () => {
    const chosen = { ...read, trip: { ...read.trip, endDate: date('2026-12-20') } };
    const oneWay = makeAnswer({
      legs: makeAnswer().flights.legs.slice(0, 1),
      returnFrom: undefined,
    });
    const { trip } = withDocument(chosen, { name: 'one-way.pdf', answer: oneWay });
    expect(trip.endDate).toBe('2026-12-20');
  });
});

describe('withDraftLegs', () => {
  it('lets the trip follow its flights', () => {
    const legs = read.legs.map((leg, index) =>
      index === 1 ? { ...leg, departureDate: date('2026-12-15') } : leg,
    );
    expect(withDraftLegs(read, legs).trip.endDate).toBe('2026-12-15');
  });

  it('does not move a date that the traveller chose', () => {
    const chosen = { ...read, trip: { ...read.trip, endDate: date('2026-12-20') } };
    const legs = read.legs.map((leg) => ({ ...leg, departureDate: date('2026-12-15') }));
    expect(withDraftLegs(chosen, legs).trip.endDate).toBe('2026-12-20');
  });
});

describe('withoutLeg', () => {
  it('keeps what was noted of the others at their flights', () => {
    const next = withoutLeg(read, 0);
    const flights = next.document?.answer.flights;
    expect(next.legs.map((leg) => leg.flightNumber)).toEqual(['KE081']);
    expect(flights?.evidence.map(({ leg, snippet }) => [leg, snippet])).toEqual([[0, 'KE081']]);
    expect(flights?.questions.map(({ leg }) => leg)).toEqual([0]);
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
