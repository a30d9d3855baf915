import { date } from '@ooo/domain/testing/literals';
import type { TicketEvidence, TicketReading } from '@ooo/domain/tickets/ticket.schema';
import { describe, expect, it } from 'vitest';
import { makeAnswer } from '../testing/make-answer.ts';
import { listDoubts } from './doubts.ts';

const namesOf = (airport: string) => (airport === 'JFK' ? ['New York'] : []);

function reading(field: string, snippet: string, fields: Partial<TicketEvidence> = {}) {
  const evidence: TicketEvidence = { leg: 0, field, snippet, foundBy: 'inferred', ...fields };
  return makeAnswer({ evidence: [evidence] }).flights;
}

function doubtsOf(read: TicketReading, change = {}) {
  const segment = { ...read.legs[0], ...change };
  return listDoubts(read, segment, 0, namesOf);
}

describe('listDoubts', () => {
  it.each([
    ['a code that is worked out', reading('to', 'Terminal 2'), ['to']],
    ['a landing on the next day', reading('arrivalDate', '13:50 17:20'), ['arrivalDate']],
    ['a day that is printed without its year', reading('departureDate', '2 Dec 13:50'), []],
    ['an airport that is printed by its name', reading('from', 'NEW YORK 13:50'), []],
    ['what a layout read', reading('to', 'Terminal 2', { foundBy: 'layout' }), []],
    ['what is not of this flight', reading('to', 'Terminal 2', { leg: 1 }), []],
  ])('%s', (_name, read, inferred) => {
    expect(doubtsOf(read)).toEqual({ inferred, assistant: [] });
  });

  it.each([
    ['baggage', '2PC', 'Two bags of 23 kg each. Change USD 150.'],
    ['baggage', '0PC', 'Notes: booking 2PQW5J, seat 11A. hand luggage only'],
    ['meal', 'MEAL', 'Comida incluida en todos los vuelos'],
  ])('counts %s that is printed once for all flights as printed', (field, value, line) => {
    const read = reading(field, line);
    const legs = read.legs.map((segment) => ({ ...segment, [field]: value }));
    expect(doubtsOf({ ...read, legs })).toEqual({ inferred: [], assistant: [] });
  });

  it('names what the assistant found and the document does not print', () => {
    const found = reading('pnr', 'see below', { foundBy: 'assistant' });
    const legs = found.legs.map((segment) => ({ ...segment, pnr: 'ABC123' }));
    expect(doubtsOf({ ...found, legs })).toEqual({ inferred: [], assistant: ['pnr'] });
  });

  it('has none for corrected or asked values, nor for a landing on the same day', () => {
    expect(doubtsOf(reading('to', 'Terminal 2'), { to: 'GMP' }).inferred).toEqual([]);
    const asked = reading('to', 'Terminal 2');
    const questions = [{ id: 'q', leg: 0, field: 'to', message: '?', choices: [] }];
    expect(doubtsOf({ ...asked, questions }).inferred).toEqual([]);
    const day = reading('arrivalDate', '13:50');
    const legs = day.legs.map((segment) => ({ ...segment, arrivalDate: date('2026-12-02') }));
    expect(doubtsOf({ ...day, legs }).inferred).toEqual([]);
  });
});
