import type { DocumentFacts, Found, PartialDate, TravelDocument } from '../document.ts';
import { airlineCodeByName } from './atoms/airline.ts';
import { findDates } from './atoms/date.ts';
import { findLocator } from './atoms/locator.ts';
import { findPassengers } from './atoms/passenger.ts';
import { definedOnly } from './text/defined.ts';
import { makeFound } from './text/hit.ts';

const ISSUED =
  /(?:issue[d]?(?: date| on)?|date of issue|date of booking|booking date|booked on|date|ausstellungsdatum|buchungsdatum|fecha de (?:emisi[oó]n|compra)|발행일|발권일|구매일|예약일)[^\p{L}\d]{0,24}$/iu;
const MAX_PASSENGERS = 20;
/** Where a letterhead stands. */
const HEAD_LINES = 12;

/** What a document says once: locator, day of issue, the sending airline, the travellers. */
export function findFacts(document: TravelDocument): DocumentFacts {
  const { lines } = document;
  const locator = findLocator(lines);
  return {
    ...definedOnly({
      pnr:
        locator &&
        makeFound(
          locator.value,
          'shapes' as const,
          lines[locator.line] ?? '',
          locator.line,
          locator,
        ),
      issuedOn: findIssueDate(lines),
      carrier: findCarrier(document),
    }),
    passengers: listPassengers(lines),
  };
}

/** A whole date beside or below a label of issue; the first one counts. */
function findIssueDate(lines: readonly string[]): Found<PartialDate> | undefined {
  for (const [at, line] of lines.entries()) {
    for (const hit of findDates(line)) {
      if (hit.value.year === undefined) continue;
      const above = lines[at - 1] ?? '';
      const heading = above.slice(Math.max(0, hit.start - 6), hit.end + 30);
      const beside = ISSUED.test(line.slice(Math.max(0, hit.start - 60), hit.start));
      if (beside || /issue date|ausstellungsdatum|fecha de emisi|발행일|발권일/iu.test(heading)) {
        return makeFound(hit.value, 'shapes', line, at, hit);
      }
    }
  }
  return undefined;
}

/** The airline that sent the document: by the sender, the subject, the first lines. */
function findCarrier(document: TravelDocument): Found<string> | undefined {
  const texts = [
    document.sender ?? '',
    document.subject ?? '',
    ...document.lines.slice(0, HEAD_LINES),
  ];
  for (const text of texts) {
    const code = text.trim() === '' ? undefined : airlineCodeByName(text.slice(0, 200));
    if (code) return { value: code, snippet: text.trim().slice(0, 100), foundBy: 'inferred' };
  }
  return undefined;
}

function listPassengers(lines: readonly string[]): Found<string>[] {
  const passengers = new Map<string, Found<string>>();
  for (const [at, line] of lines.entries()) {
    for (const hit of findPassengers(line)) {
      if (passengers.size >= MAX_PASSENGERS) return [...passengers.values()];
      if (!passengers.has(hit.value)) {
        passengers.set(hit.value, makeFound(hit.value, 'shapes', line, at, hit));
      }
    }
  }
  return [...passengers.values()];
}
