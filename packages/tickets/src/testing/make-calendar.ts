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

/** The flight of `FLIGHT_EVENT` as it is read. */
export const EVENT_SEGMENT = {
  flightNumber: 'KE81',
  from: 'ICN',
  to: 'JFK',
  departureDate: '2027-03-04',
  departureTime: '10:00',
  arrivalDate: '2027-03-04',
  arrivalTime: '10:20',
  seat: '34A',
  pnr: 'QX7R2M',
};

/** `FLIGHT_EVENT` with other times than its own, or none. */
export function makeEvent(change: EventLines): EventLines {
  const { DTSTART: _start, DTEND: _end, ...rest } = FLIGHT_EVENT;
  return { ...rest, ...change };
}

/** Rules of Outlook for a zone that only the file itself knows. */
export const OUTLOOK_ZONE: string[] = [
  'BEGIN:VTIMEZONE',
  'TZID:Korea Standard Time',
  'BEGIN:STANDARD',
  'DTSTART:16010101T000000',
  'TZOFFSETFROM:+0900',
  'TZOFFSETTO:+0900',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** A calendar file with these events, and what else is in it. */
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
