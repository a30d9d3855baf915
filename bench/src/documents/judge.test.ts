import { describe, expect, test } from 'vitest';
import { TicketReading } from '@ooo/domain/tickets/ticket.schema';
import type { Expectation } from './expectation.ts';
import { judge } from './judge.ts';

const SEGMENT = {
  flightNumber: 'KE81',
  from: 'ICN',
  to: 'JFK',
  departureDate: '2027-03-04',
  departureTime: '10:00',
  arrivalDate: '2027-03-04',
  arrivalTime: '11:00',
  baggage: '2PC',
  seat: '34A, 34B',
};
const BACK = {
  ...SEGMENT,
  flightNumber: 'KE82',
  from: 'JFK',
  to: 'ICN',
  departureDate: '2027-03-09',
};

const expectation = (segments: readonly object[], open?: string): Expectation =>
  ({ source: 'test', legs: segments, ...(open && { open }) }) as Expectation;

const reading = (segments: readonly object[], choices: readonly string[] = []): TicketReading =>
  TicketReading.parse({
    legs: segments,
    warnings: [],
    questions:
      choices.length === 0
        ? []
        : [
            {
              id: 'q',
              leg: 0,
              field: 'departureDate',
              message: 'Which?',
              choices: choices.map((value) => ({ value, label: value })),
            },
          ],
  });

describe('a verdict', () => {
  test('takes segments in any order, and details in any writing', () => {
    const read = reading([{ ...BACK }, { ...SEGMENT, baggage: '2 pieces', seat: '34A' }]);
    expect(judge(expectation([SEGMENT, BACK]), read)).toMatchObject({
      legs: 2,
      legsRight: 2,
      extraLegs: 0,
      details: { baggage: { right: 2, printed: 2 }, seat: { right: 2, printed: 2 } },
      misses: [],
    });
  });

  test.each([
    ['seat', '07A', '7A', 1],
    ['seat', '7A', '70A', 0],
    ['baggage', '1 maleta de 23 kg', '1PC 23KG', 1],
    ['baggage', '1 checked bag', '1PC', 1],
    ['baggage', '23kg × 1 per adult', '1PC 23KG', 1],
    ['baggage', '23kg × 2', '1PC 23KG', 0],
    ['baggage', 'No checked baggage', '0PC', 1],
    ['baggage', '1 maleta de 23 kg', '1PC', 0],
    ['baggage', 'No checked baggage', '1PC', 0],
  ])('compares a %s by the meaning of %s: %s', (detail, printed, read, right) => {
    const verdict = judge(
      expectation([{ ...SEGMENT, [detail]: printed }]),
      reading([{ ...SEGMENT, [detail]: read }]),
    );
    expect(verdict.details).toMatchObject({ [detail]: { right, printed: 1 } });
  });

  test.each([
    ['flightNumber', 'KE91'],
    ['to', 'EWR'],
    ['departureDate', '2026-03-04'],
    ['arrivalDate', '2027-03-05'],
    ['arrivalTime', '23:00'],
  ])('finds a wrong %s', (field, value) => {
    const verdict = judge(expectation([SEGMENT]), reading([{ ...SEGMENT, [field]: value }]));
    expect(verdict.legsRight).toBe(0);
    expect(verdict.misses[0]).toContain(value);
  });

  test('finds a missing segment, an extra segment and a wrong detail', () => {
    expect(judge(expectation([SEGMENT, BACK]), reading([SEGMENT])).misses).toEqual([
      'segment 2 KE82 is missing',
    ]);
    expect(judge(expectation([SEGMENT]), reading([SEGMENT, BACK]))).toMatchObject({
      extraLegs: 1,
      misses: ['extra segment KE82 JFK-ICN'],
    });
    expect(judge(expectation([SEGMENT]), reading([{ ...SEGMENT, seat: '12C' }]))).toMatchObject({
      legsRight: 1,
      details: { seat: { right: 0, printed: 1 } },
    });
  });

  test('expects a question if the document leaves something open', () => {
    const open = expectation([SEGMENT], 'departureDate');
    const other = { ...SEGMENT, departureDate: '2027-04-03', arrivalDate: '2027-03-04' };
    expect(judge(open, reading([SEGMENT])).legsAsked).toBe(0);
    expect(judge(open, reading([SEGMENT], ['2027-03-04', '2027-04-03'])).legsAsked).toBe(1);
    expect(judge(open, reading([other], ['2027-03-04', '2027-04-03']))).toMatchObject({
      legsAsked: 1,
      questionsRight: 1,
    });
    expect(judge(open, reading([other], ['2027-05-05', '2027-04-03']))).toMatchObject({
      legsAsked: 0,
      questionsRight: 0,
    });
  });

  test('reports a question that the document does not need', () => {
    const other = { ...SEGMENT, departureDate: '2027-04-03' };
    expect(
      judge(expectation([SEGMENT]), reading([other], ['2027-03-04', '2027-04-03'])),
    ).toMatchObject({ legsRight: 0, legsAsked: 0, legsAskedNeedlessly: 1 });
  });
});
