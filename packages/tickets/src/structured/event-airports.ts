import type { Found, SegmentDraft } from '../document.ts';
import { findAirportCodes } from '../atoms/airport.ts';
import { settleAirport } from '../flights/settle-airport.ts';
import type { CalendarEvent } from './calendar-event.ts';

/**
 * The segment with the airport of a city where the event names one of them elsewhere: `Incheon International Airport`
 * is where it takes place, or `(ICN)` is in its heading. A city of which it names two airports stays a city.
 */
export function nameAirports(segment: SegmentDraft, event: CalendarEvent): SegmentDraft {
  const named = listNamed(event);
  const [from, to] = [
    nameEnd(segment.from, segment.fromName, named),
    nameEnd(segment.to, segment.toName, named),
  ];
  return { ...segment, ...(from ? { from } : {}), ...(to ? { to } : {}) };
}

/** The codes of airports that a text names, line by line, each as often as it does. */
export function listCodes(text: string): string[] {
  return text.split('\n').flatMap((line) => findAirportCodes(line).map(({ value }) => value));
}

function nameEnd(
  code: Found<string> | undefined,
  name: Found<string> | undefined,
  named: ReadonlyMap<string, string>,
): Found<string> | undefined {
  const settled = settleAirport(code?.value, name?.value);
  if (!settled || settled.others.length === 0) return undefined;
  const codes = [settled.code, ...settled.others.map(({ iata }) => iata)];
  const [one, ...more] = codes.filter((each) => named.has(each));
  if (one === undefined || more.length > 0) return undefined;
  return { value: one, snippet: named.get(one) ?? '', foundBy: 'structured' };
}

/** The airports that the event names beyond doubt, each with the line that does. */
function listNamed({ summary, location, description }: CalendarEvent): Map<string, string> {
  const coded = [summary, location, description]
    .flatMap((text) => text.split('\n'))
    .flatMap((line) => listCodes(line).map((code) => [code, line] as const));
  const placed = location.split('\n').flatMap((line) => {
    const settled = settleAirport(undefined, line);
    return settled?.others.length === 0 ? [[settled.code, line] as const] : [];
  });
  return new Map([...placed, ...coded]);
}
