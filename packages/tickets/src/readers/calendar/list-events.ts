import ICAL from 'ical.js';
import { MAX_RAW_LENGTH } from '../../limits.ts';
import type { CalendarEvent } from '../../structured/calendar-event.ts';
import { TicketError } from '../../ticket-error.ts';
import { htmlToLines } from '../html/html-to-lines.ts';
import { normaliseText } from '../text/normalise-text.ts';
import { removeEndlessZones } from './endless-zones.ts';
import { readMoment } from './read-moment.ts';
import { listLastVersions } from './last-versions.ts';
import { writtenValue } from './written-value.ts';

/** The events of a calendar that take place, in its order; of an event that was changed the last version. */
export function listEvents(calendar: string): CalendarEvent[] {
  const written = parse(calendar.slice(0, MAX_RAW_LENGTH)).flatMap((component) => {
    const isOff = isCancelled(component.getFirstPropertyValue('method'));
    return component.getAllSubcomponents('vevent').map((event) => ({
      event,
      isOff: isOff || isCancelled(event.getFirstPropertyValue('status')),
    }));
  });
  return listLastVersions(written).flatMap(({ event, isOff }) =>
    isOff ? [] : (readEvent(event) ?? []),
  );
}

function parse(calendar: string): ICAL.Component[] {
  try {
    const parsed: unknown = ICAL.parse(calendar);
    // Several calendars in one file are a list of them; one is a list that starts with its name.
    const all = Array.isArray(parsed) && Array.isArray(parsed[0]) ? parsed : [parsed];
    const calendars = all.map((each: unknown[]) => new ICAL.Component(each));
    calendars.forEach(removeEndlessZones);
    return calendars;
  } catch (cause) {
    throw new TicketError('BROKEN', (say) => say.brokenCalendar, { cause });
  }
}

/** An invalid event does not spoil the others. */
function readEvent(component: ICAL.Component): CalendarEvent | undefined {
  try {
    // By default it searches all events of the calendar for exceptions to this one.
    const event = new ICAL.Event(component, { strictExceptions: true, exceptions: [] });
    const start = readMoment(event.startDate, tzidOf(component, 'dtstart'));
    if (!start || !isAsWritten(event.startDate, component)) return undefined;
    const end =
      event.endDate &&
      readMoment(event.endDate, tzidOf(component, 'dtend') ?? tzidOf(component, 'dtstart'));
    return {
      summary: textOf(component, 'summary'),
      location: textOf(component, 'location'),
      description: textOf(component, 'description') || textOf(component, 'x-alt-desc'),
      start,
      ...(end ? { end } : {}),
    };
  } catch {
    return undefined;
  }
}

/** The library makes the 8th of February of a 39th of January: such a day is not a day. */
function isAsWritten(start: ICAL.Time, component: ICAL.Component): boolean {
  return start.toString() === writtenValue(component, 'dtstart');
}

function isCancelled(value: unknown): boolean {
  return typeof value === 'string' && /^cancel/i.test(value);
}

function tzidOf(component: ICAL.Component, property: string): string | undefined {
  const tzid = component.getFirstProperty(property)?.getParameter('tzid');
  return typeof tzid === 'string' ? tzid : undefined;
}

/** As parsers expect it, for example with lines of bounded length. */
function textOf(component: ICAL.Component, property: string): string {
  const value = component.getFirstPropertyValue(property);
  if (typeof value !== 'string') return '';
  const isPage = /<(?:br|p|b|a|div|table|html|font)\b/i.test(value);
  return normaliseText(isPage ? htmlToLines(value) : value).text.trim();
}
