import { readFileSync, readdirSync } from 'node:fs';
import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import { expect, it } from 'vitest';
import { readTicket } from './read-ticket.ts';

const MAILS = new URL('../../../corpus/mails/', import.meta.url);
const TODAY = '2026-11-20' as CalendarDate;

/** The expected content of mails and pages by another author, who did not know the rules. */
interface Expected {
  readonly legs: readonly Readonly<Record<string, string>>[];
  readonly questions: readonly string[];
}

const files = readdirSync(MAILS).filter((file) => !file.endsWith('.json'));

it.each(files)('reads %s', async (file) => {
  const { legs: segments, questions } = JSON.parse(
    readFileSync(new URL(file.replace(/\.\w+$/, '.expected.json'), MAILS), 'utf8'),
  ) as Expected;
  const bytes = new Uint8Array(readFileSync(new URL(file, MAILS)));
  const { flights } = await readTicket({ bytes, name: file, today: TODAY });
  expect(flights.legs).toHaveLength(segments.length);
  expect(flights.legs).toMatchObject(segments);
  expect(flights.questions.map(({ id }) => id)).toEqual(questions);
});
