/** An event of a calendar; the names are those of iCalendar, parameters with them: `DTSTART;TZID=Asia/Seoul`. */
export type EventLines = Readonly<Record<string, string>>;

export const FLIGHT_EVENT: EventLines = {
  UID: 'trip-1@air.example',
  DTSTAMP: '20270101T000000Z',
  DTSTART: '20270304T010000Z',
  DTEND: '20270304T152000Z',
  SUMMARY: 'Your flight from ICN to JFK',
  DESCRIPTION: 'Booking reference: QX7R2M\\nFlight number: KE 081\\nSeat: 34A',
};

/** A calendar file with these events, and what else stands in it. */
export function makeCalendar(
  events: readonly EventLines[],
  around: readonly string[] = [],
): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Example Air//Trips//EN',
    ...around,
    ...events.flatMap((event) => [
      'BEGIN:VEVENT',
      ...Object.entries(event).map(([name, value]) => `${name}:${value}`),
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
    '',
  ].join('\r\n');
}
