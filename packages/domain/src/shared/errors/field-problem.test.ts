import { expect, it } from 'vitest';
import { z } from 'zod';
import { Stay } from '../../overview/overview-request.schema.ts';
import { ArrivalTime } from '../../trips/trip.schema.ts';
import { keptLine } from '../kept-text.ts';
import { sayProblems, toFieldDetails } from './field-details.ts';
import { because, checkFields, fieldProblem } from './field-problem.ts';

it.each<[z.ZodType, unknown, reason: string, message: string]>([
  [z.string(), 1, 'not-text', 'field: This should be a text.'],
  [z.number(), '1', 'not-number', 'field: This should be a number.'],
  [z.int(), 1.5, 'not-whole', 'field: This should be a whole number.'],
  [z.boolean(), 1, 'not-boolean', 'field: This should be true or false.'],
  [z.array(z.string()), 1, 'not-list', 'field: This should be a list.'],
  [z.object({}), 1, 'not-object', 'field: This should be an object.'],
  [z.bigint(), 1, 'wrong-kind', 'field: This should be of the kind bigint.'],
  [z.string().max(2), 'abc', 'too-long', 'field: This should have at most 2 characters.'],
  [z.string().min(2), 'a', 'too-short', 'field: This should have at least 2 characters.'],
  [z.array(z.int()).max(1), [1, 2], 'too-many', 'field: This should have at most 1 items.'],
  [z.array(z.int()).min(1), [], 'too-few', 'field: This should have at least 1 items.'],
  [z.number().max(3), 4, 'too-large', 'field: This should be at most 3.'],
  [z.number().min(0), -1, 'too-small', 'field: This should be at least 0.'],
  [z.enum(['a', 'b']), 'c', 'one-of', 'field: This should be one of: a, b.'],
  [z.url(), 'here', 'wrong-format', 'field: This has the wrong format.'],
  [z.union([z.string(), z.int()]), null, 'invalid', 'Invalid input'],
  [z.string().refine(() => false), 'a', 'invalid', 'Invalid input'],
  [keptLine(9, 'trip-name'), ' ', 'trip-name', 'Give the trip a name.'],
  [
    keptLine(9, 'trip-name'),
    '\0',
    'not-keepable',
    'field: This contains a character that we can’t store.',
  ],
  [ArrivalTime, '9', 'arrival-time', 'field: Enter the time as HH:mm, like 09:30 or 09:30+1.'],
])('%o refuses %j as %s', (schema, input, reason, message) => {
  const problems = checkFields(z.object({ field: schema }), { field: input });
  expect([problems.map((problem) => problem.reason), sayProblems(problems)]).toEqual([
    [reason],
    message,
  ]);
});

it('keeps the params of a reason, and the first problem of each field', () => {
  const stay = { destination: '', startDate: '2026-10-02', endDate: '2026-10-01' };
  expect(checkFields(Stay, { ...stay, destination: 'Seoul' })).toEqual([
    fieldProblem('endDate', 'stay-dates', { days: 366 }),
  ]);
  const both = z.string().min(9, because('destination')).regex(/b/, because('trip-name'));
  expect(checkFields(both, 'a')).toEqual([fieldProblem('', 'destination')]);
  expect(checkFields(both, 'b'.repeat(9))).toEqual([]);
});

it('tells clients reason, params and the English sentence of each field', () => {
  const problems = [
    fieldProblem('name', 'too-long', { limit: 120 }),
    fieldProblem('destination', 'destination'),
  ];
  expect(toFieldDetails(problems)).toEqual({
    fields: {
      name: 'This should have at most 120 characters.',
      destination: 'Enter a destination.',
    },
    problems: [
      {
        path: 'name',
        reason: 'too-long',
        params: { limit: 120 },
        message: 'This should have at most 120 characters.',
      },
      { path: 'destination', reason: 'destination', message: 'Enter a destination.' },
    ],
  });
});
