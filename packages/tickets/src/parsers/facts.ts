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

function findCarrier(document: TravelDocument): Found<string> | undefined {
  const name = (document.sender ?? '').replaceAll(/["<].*$/gu, '').trim();
  const domain = /@(?:[\w-]+\.)*?([\w-]{3,})\.(?:com|net|org|co\.\w\w|\w\w)>?$/u.exec(
    document.sender ?? '',
  )?.[1];
  for (const text of [name, domain ?? '']) {
    const code = text.length > 2 ? airlineCodeByName(text) : undefined;
    if (code) return { value: code, snippet: document.sender ?? '', foundBy: 'inferred' };
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
