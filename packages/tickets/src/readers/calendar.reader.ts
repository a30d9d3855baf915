import { MAX_EVENTS, MAX_TEXT_LENGTH } from '../limits.ts';
import type { CalendarEvent } from '../structured/calendar-event.ts';
import { toEventSegments } from '../structured/event-flight.ts';
import { listEvents } from './calendar/list-events.ts';
import { repairCalendar } from './calendar/repair-calendar.ts';
import type { Notice, RawDocument } from './reader.types.ts';

/** A calendar: each event that is a flight gives a segment, with the event's times on the airports' clocks. */
export async function readCalendar(bytes: Uint8Array): Promise<RawDocument> {
  const events = listEvents(repairCalendar(bytes));
  const read = events.slice(0, MAX_EVENTS);
  return {
    kind: 'calendar',
    text: '',
    shown: read.map(toText).join('\n\n'),
    structured: takeReadable(read).flatMap(toEventSegments),
    notices: noticeEvents(events.length),
  };
}

/** The events, within the length of text that the parsers accept of any document. */
function takeReadable(events: readonly CalendarEvent[]): readonly CalendarEvent[] {
  let length = 0;
  return events.filter((event) => {
    const isRead = length < MAX_TEXT_LENGTH;
    length += toText(event).length;
    return isRead;
  });
}

function toText({ summary, location, description, start, end }: CalendarEvent): string {
  const when = end ? `${start.snippet} – ${end.snippet}` : start.snippet;
  return [summary, when, location, description].filter((part) => part !== '').join('\n');
}

function noticeEvents(count: number): Notice[] {
  if (count <= MAX_EVENTS) return [];
  return [{ code: 'TRUNCATED', message: (say) => say.eventsCut(count, MAX_EVENTS) }];
}
