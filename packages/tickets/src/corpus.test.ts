import { readFileSync, readdirSync } from 'node:fs';
import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import { sampleOf } from '@ooo/domain/testing/sample';
import { TicketReading } from '@ooo/domain/tickets/ticket.schema';
import { describe, expect, it } from 'vitest';
import { parseSegments } from './parsers/parse-segments.ts';
import { normaliseText } from './readers/text/normalise-text.ts';
import { resolveTicket } from './resolve/resolve-ticket.ts';
import { makeDocument } from './testing/make-document.ts';

const CORPUS = new URL('../../../corpus/', import.meta.url);

interface Expected {
  readonly receivedOn: CalendarDate;
  readonly warnings: readonly string[];
  readonly questions: readonly string[];
}

function listTexts(folder: string): string[] {
  return readdirSync(new URL(folder, CORPUS)).filter((file) => file.endsWith('.txt'));
}

function read(path: string): string {
  return readFileSync(new URL(path, CORPUS), 'utf8');
}

describe('tickets of every layout', () => {
  it.each(listTexts('dev/layouts/'))('%s', (file) => {
    const text = read(`dev/layouts/${file}`);
    const expected = JSON.parse(
      read(`dev/layouts/${file.replace('.txt', '.expected.json')}`),
    ) as Expected;
    const { receivedOn, warnings, questions, ...rest } = expected;
    const document = makeDocument(text, { receivedOn });
    const reading = resolveTicket(document, parseSegments(document));
    expect(reading).toMatchObject(rest);
    expect(reading.warnings.map(({ code }) => code)).toEqual(warnings);
    expect(reading.questions.map(({ id }) => id)).toEqual(questions);
    expect(TicketReading.safeParse(reading).error).toBeUndefined();
  });

  it.each(sampleOf(listTexts('dev/layouts/')))('%s: every snippet stands in its line', (file) => {
    const document = makeDocument(read(`dev/layouts/${file}`));
    const { evidence } = resolveTicket(document, parseSegments(document));
    expect(evidence.length).toBeGreaterThan(0);
    for (const { snippet, line } of evidence) {
      if (line === undefined) continue;
      const printed = (document.lines[line - 1] ?? '').replaceAll(/\s+/gu, ' ').trim();
      expect(printed).toContain(snippet);
    }
  });
});

/** The expected segments of documents by another author, who did not know the rules. */
interface Pasted {
  readonly receivedOn: CalendarDate;
  readonly legs: readonly Readonly<Record<string, string>>[];
}

describe('texts as travellers paste them', () => {
  it.each(listTexts('pasted/'))('%s', (file) => {
    const expected = JSON.parse(read(`pasted/${file.replace('.txt', '.expected.json')}`)) as Pasted;
    const { text } = normaliseText(read(`pasted/${file}`));
    const document = makeDocument(text, { receivedOn: expected.receivedOn });
    const { legs: segments } = resolveTicket(document, parseSegments(document));
    expect(segments).toHaveLength(expected.legs.length);
    expect(segments).toMatchObject(expected.legs);
  });
});

/** Many short texts in one file, divided by `====`, each with its flights below `=>`. */
function listForms(file: string): [title: string, text: string, flights: string][] {
  return read(`forms/${file}`)
    .split(/^====\n/mu)
    .map((form) => form.split(/^=>\n/mu))
    .map(([text = '', flights = '']) => [
      text.split('\n').slice(0, 2).join(' / '),
      text,
      flights.trim(),
    ]);
}

describe.each(listTexts('forms/'))('the ways in which flights are written: %s', (file) => {
  it.each(listForms(file))('%s', (_, printed, flights) => {
    const { text } = normaliseText(printed);
    const document = makeDocument(text, { receivedOn: '2026-11-20' as CalendarDate });
    const { legs: segments } = resolveTicket(document, parseSegments(document));
    const lines = segments.map((segment) =>
      [
        segment.flightNumber,
        segment.from,
        segment.to,
        segment.departureDate,
        segment.departureTime,
        segment.arrivalDate,
        segment.arrivalTime,
      ].join(' '),
    );
    expect(lines.join('\n')).toBe(flights);
  });
});

describe('texts that are no tickets', () => {
  it.each(listTexts('negative/'))('%s gives no leg and says why', (file) => {
    const document = makeDocument(read(`negative/${file}`));
    const reading = resolveTicket(document, parseSegments(document));
    expect(reading.legs).toEqual([]);
    expect(reading.warnings).toEqual([
      { code: 'NO_FLIGHT', message: expect.stringMatching(/^[A-Z].{20,}\.$/u) },
    ]);
  });
});
