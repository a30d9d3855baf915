import { describe, expect, it } from 'vitest';
import { MAX_EVENTS } from '../limits.ts';
import { readTicket } from '../read-ticket.ts';
import { cpuMs } from '../testing/cpu-ms.ts';
import { FLIGHT_EVENT, makeCalendar, type EventLines } from '../testing/make-calendar.ts';
import { makeMail } from '../testing/make-mail.ts';
import { readBytes, TODAY } from '../testing/read-bytes.ts';

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Without the times of `FLIGHT_EVENT`. */
function makeEvent(change: EventLines): EventLines {
  const { DTSTART: _start, DTEND: _end, ...rest } = FLIGHT_EVENT;
  return { ...rest, ...change };
}

async function readFlights(calendar: string | Uint8Array) {
  const bytes = typeof calendar === 'string' ? encode(calendar) : calendar;
  return (await readTicket({ bytes, today: TODAY })).flights;
}

const KE81 = {
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

/** Rules of Outlook for a zone that only the file itself knows. */
const OUTLOOK_ZONE: string[] = [
  'BEGIN:VTIMEZONE',
  'TZID:Korea Standard Time',
  'BEGIN:STANDARD',
  'DTSTART:16010101T000000',
  'TZOFFSETFROM:+0900',
  'TZOFFSETTO:+0900',
  'END:STANDARD',
  'END:VTIMEZONE',
];

describe('readCalendar', () => {
  it.each<[string, EventLines, string[]?]>([
    ['in UTC', { DTSTART: '20270304T010000Z', DTEND: '20270304T152000Z' }],
    [
      'of no zone, on the airports’ clocks',
      { DTSTART: '20270304T100000', DTEND: '20270304T102000' },
    ],
    [
      'in the airports’ zones',
      {
        'DTSTART;TZID=Asia/Seoul': '20270304T100000',
        'DTEND;TZID=America/New_York': '20270304T102000',
      },
    ],
    [
      'in a zone of neither airport',
      {
        'DTSTART;TZID=Europe/Berlin': '20270304T020000',
        'DTEND;TZID=Europe/Berlin': '20270304T162000',
      },
    ],
    [
      'in a zone with a path before it',
      {
        'DTSTART;TZID=/example.org/2027/Europe/Berlin': '20270304T020000',
        'DTEND;TZID=/example.org/2027/Europe/Berlin': '20270304T162000',
      },
    ],
    [
      'in a zone that the file explains',
      {
        'DTSTART;TZID=Korea Standard Time': '20270304T100000',
        'DTEND;TZID=Korea Standard Time': '20270305T002000',
      },
      OUTLOOK_ZONE,
    ],
    [
      'in a zone that only Windows knows',
      {
        'DTSTART;TZID=Korea Standard Time': '20270304T100000',
        'DTEND;TZID=Korea Standard Time': '20270305T002000',
      },
    ],
    [
      'in a zone that is its offset',
      { 'DTSTART;TZID=GMT+1': '20270304T020000', 'DTEND;TZID="UTC+01:00"': '20270304T162000' },
    ],
    [
      'in zones that only their writer knows, on the airports’ clocks',
      {
        'DTSTART;TZID=(GMT+09.00) Seoul': '20270304T100000',
        'DTEND;TZID=(GMT-05.00) Eastern Time': '20270304T102000',
      },
    ],
    ['with a duration for the end', { DTSTART: '20270304T010000Z', DURATION: 'PT14H20M' }],
  ])('reads times %s', async (_, times, around) => {
    const { legs, questions } = await readFlights(makeCalendar([makeEvent(times)], around));
    expect(legs).toMatchObject([KE81]);
    expect(questions).toEqual([]);
  });

  it('reads a whole day as a date alone', async () => {
    const calendar = makeCalendar([makeEvent({ 'DTSTART;VALUE=DATE': '20270304' })]);
    const { legs } = await readFlights(calendar);
    expect(legs).toMatchObject([{ flightNumber: 'KE81', departureDate: '2027-03-04' }]);
    expect(legs[0]?.departureTime).toBeUndefined();
    expect(legs[0]?.arrivalDate).toBeUndefined();
  });

  it.each([
    ['an hour for a flight of fourteen', '20270304T020000Z'],
    ['no time at all', '20270304T010000Z'],
  ])('takes no arrival of an event that has %s', async (_, DTEND) => {
    const { legs } = await readFlights(makeCalendar([{ ...FLIGHT_EVENT, DTEND }]));
    expect(legs).toMatchObject([{ departureDate: '2027-03-04', departureTime: '10:00' }]);
    expect(legs[0]?.arrivalTime).toBeUndefined();
    expect(legs[0]?.arrivalDate).toBeUndefined();
  });

  it('takes the arrival of its text where its end is none', async () => {
    const DESCRIPTION =
      'Flight number: KE 081\\nDeparture: 04 Mar 2027 10:00 Incheon (ICN)\\nArrival: 04 Mar 2027 10:20 New York (JFK)';
    const { legs, questions } = await readFlights(
      makeCalendar([{ ...FLIGHT_EVENT, DESCRIPTION, DTEND: '20270304T020000Z' }]),
    );
    expect(legs).toMatchObject([{ departureTime: '10:00', arrivalTime: '10:20' }]);
    expect(questions).toEqual([]);
  });

  it('takes no arrival of a zone that only its writer knows, and that cannot be both places’', async () => {
    const times = {
      'DTSTART;TZID=Office': '20270304T100000',
      'DTEND;TZID=Office': '20270305T002000',
    };
    const { legs } = await readFlights(makeCalendar([makeEvent(times)]));
    expect(legs).toMatchObject([{ departureDate: '2027-03-04', departureTime: '10:00' }]);
    expect(legs[0]?.arrivalTime).toBeUndefined();
  });

  it('takes no end that no flight could have', async () => {
    const times = { DTSTART: '20270304T010000Z', DTEND: '20270314T010000Z' };
    const { legs } = await readFlights(makeCalendar([makeEvent(times)]));
    expect(legs).toMatchObject([{ departureTime: '10:00' }]);
    expect(legs[0]?.arrivalTime).toBeUndefined();
  });

  it('takes the event’s times and asks where its text has others', async () => {
    const DESCRIPTION =
      'Flight number: KE 081\\nDeparture\\nDate: 04 Mar 2027\\nTime: 09:30\\nFrom: Incheon (ICN)\\n' +
      'Arrival\\nDate: 04 Mar 2027\\nTime: 10:20\\nAt: John F Kennedy (JFK)';
    const { legs, questions } = await readFlights(makeCalendar([{ ...FLIGHT_EVENT, DESCRIPTION }]));
    expect(legs).toMatchObject([{ departureTime: '10:00', arrivalTime: '10:20' }]);
    expect(questions).toMatchObject([
      { id: 'leg-1-departureTime', choices: [{ value: '10:00' }, { value: '09:30' }] },
    ]);
  });

  it.each([
    ['codes in the heading', { SUMMARY: 'KE081 ICN-JFK', DESCRIPTION: '' }],
    [
      'a city in the heading',
      { SUMMARY: 'Flight to New York (KE 81)', LOCATION: 'Incheon (ICN)', DESCRIPTION: '' },
    ],
    ['Korean', { SUMMARY: '대한항공 KE081 서울(ICN) - 뉴욕(JFK)', DESCRIPTION: '' }],
    [
      'a page',
      { SUMMARY: 'Trip', DESCRIPTION: '<p>Flight KE 81</p><p>Seoul (ICN)<br>New York (JFK)</p>' },
    ],
  ])('finds number and airports in %s', async (_, change) => {
    const { legs } = await readFlights(makeCalendar([{ ...FLIGHT_EVENT, ...change }]));
    expect(legs).toMatchObject([
      {
        flightNumber: 'KE81',
        from: 'ICN',
        to: 'JFK',
        departureTime: '10:00',
        arrivalTime: '10:20',
      },
    ]);
  });

  it.each<[string, EventLines]>([
    [
      'where it takes place',
      { SUMMARY: 'KE81 Seoul to New York', LOCATION: 'Incheon International Airport\\nSeoul' },
    ],
    [
      'its heading',
      {
        SUMMARY: '서울(ICN) → 뉴욕(JFK) KE081',
        DESCRIPTION:
          'KE081\\n출발: 2027년 3월 4일 10:00 서울 인천국제공항\\n도착: 2027년 3월 4일 10:20 뉴욕 케네디공항',
      },
    ],
  ])('takes the airport of a city from %s', async (_, change) => {
    const { legs, questions } = await readFlights(
      makeCalendar([{ ...FLIGHT_EVENT, DESCRIPTION: '', ...change }]),
    );
    expect(legs).toMatchObject([{ flightNumber: 'KE81', from: 'ICN', departureTime: '10:00' }]);
    expect(questions.map(({ field }) => field)).not.toContain('from');
  });

  it('reads a flight under the airline’s name', async () => {
    const change = {
      SUMMARY: 'Delta Air Lines Flight 1567 (ATL - BOS)',
      DESCRIPTION: 'Atlanta\\, GA (ATL) to Boston\\, MA (BOS)\\nDelta 1567\\nDeparture: 08:25 AM',
      DTSTART: '20270111T082500',
      DTEND: '20270111T110100',
    };
    const { legs, questions } = await readFlights(makeCalendar([{ ...FLIGHT_EVENT, ...change }]));
    expect(legs).toMatchObject([
      {
        flightNumber: 'DL1567',
        from: 'ATL',
        to: 'BOS',
        departureTime: '08:25',
        arrivalTime: '11:01',
      },
    ]);
    expect(questions).toEqual([]);
  });

  it('knows from the event whether 3/4 in its text is in March or in April', async () => {
    const DESCRIPTION =
      '[Flight] 3/4/2027 Korean Air(KE) #81 dep ICN 10:00am KST arr JFK 10:20am EST\\nSeat 34A';
    const { legs, questions } = await readFlights(
      makeCalendar([{ ...FLIGHT_EVENT, SUMMARY: 'KE81 ICN to JFK', DESCRIPTION }]),
    );
    expect(legs).toMatchObject([{ departureDate: '2027-03-04', departureTime: '10:00' }]);
    expect(questions).toEqual([]);
  });

  const retimed = { ...FLIGHT_EVENT, DTSTART: '20270304T030000Z', DTEND: '20270304T172000Z' };
  it.each<[string, EventLines[], string[]]>([
    ['the last version', [FLIGHT_EVENT, { ...retimed, SEQUENCE: '2' }], ['12:00']],
    ['the last version first', [{ ...retimed, SEQUENCE: '2' }, FLIGHT_EVENT], ['12:00']],
    ['none that was called off', [FLIGHT_EVENT, { ...FLIGHT_EVENT, STATUS: 'CANCELLED' }], []],
    [
      'none that was called off later',
      [FLIGHT_EVENT, { ...retimed, SEQUENCE: '1', STATUS: 'CANCELLED' }],
      [],
    ],
    [
      'what was called off and stands again',
      [
        { ...FLIGHT_EVENT, SEQUENCE: '1', STATUS: 'CANCELLED' },
        { ...FLIGHT_EVENT, SEQUENCE: '2' },
      ],
      ['10:00'],
    ],
    [
      'another event that was called off beside it',
      [FLIGHT_EVENT, { ...retimed, UID: 'trip-9@air.example', STATUS: 'CANCELLED' }],
      ['10:00'],
    ],
    [
      'all events of a program that gives them one id',
      [FLIGHT_EVENT, { ...FLIGHT_EVENT, DTSTART: '20270414T010000Z', DTEND: '20270414T152000Z' }],
      ['10:00', '10:00'],
    ],
  ])('of events that were changed it reads %s', async (_, events, times) => {
    const { legs } = await readFlights(makeCalendar(events));
    expect(legs.map(({ departureTime }) => departureTime)).toEqual(times);
  });

  it('reads an event that comes again a million times as one', async () => {
    const rule = { RRULE: 'FREQ=SECONDLY;COUNT=1000000', RDATE: '20270305T010000Z' };
    const { legs } = await readFlights(makeCalendar([{ ...FLIGHT_EVENT, ...rule }]));
    expect(legs).toMatchObject([{ departureDate: '2027-03-04', departureTime: '10:00' }]);
  });

  it('reads the journey of several events', async () => {
    const back = {
      ...FLIGHT_EVENT,
      UID: 'trip-2@air.example',
      DTSTART: '20270314T160000Z',
      DTEND: '20270315T073000Z',
      SUMMARY: 'Your flight from JFK to ICN',
      DESCRIPTION: 'Flight number: KE 082',
    };
    const hotel = {
      DTSTART: '20270304T200000Z',
      SUMMARY: 'Hotel in New York',
      UID: 'h@home.example',
    };
    const { legs, destination } = await readFlights(makeCalendar([FLIGHT_EVENT, hotel, back]));
    expect(legs.map(({ flightNumber }) => flightNumber)).toEqual(['KE81', 'KE82']);
    expect(destination).toBe('New York');
  });

  it.each<[string, EventLines]>([
    ['a meeting', { SUMMARY: 'Meeting 12', DESCRIPTION: 'Room 34A' }],
    ['a hotel', { SUMMARY: 'Hotel Kennedy', DESCRIPTION: 'Check-in 15:00, near JFK' }],
    ['a train', { SUMMARY: 'Zug ICE 123 Frankfurt - Berlin', DESCRIPTION: 'Gleis 7, Wagen 12' }],
    ['a reminder', { SUMMARY: 'Online check-in opens: KE081 ICN-JFK' }],
    ['a flight that was cancelled', { STATUS: 'CANCELLED' }],
    ['an event on a day that is none', { DTSTART: '20271399T990000Z' }],
  ])('gives no leg for %s', async (_, change) => {
    const { legs, warnings } = await readFlights(makeCalendar([{ ...FLIGHT_EVENT, ...change }]));
    expect(legs).toEqual([]);
    expect(warnings).toMatchObject([{ code: 'NO_FLIGHT' }]);
  });

  it('gives no leg of a calendar that calls off', async () => {
    expect((await readFlights(makeCalendar([FLIGHT_EVENT], ['METHOD:CANCEL']))).legs).toEqual([]);
  });

  const plain = makeCalendar([FLIGHT_EVENT]);
  const korean = plain.replace('Your flight', '대한항공 항공편 안내');
  it.each<[string, string | Uint8Array]>([
    ['folded at every twentieth character', plain.replaceAll(/(.{20})(?=.)/g, '$1\r\n ')],
    ['folded inside a character', foldBytes(encode(korean), 21)],
    ['with line ends of Unix', plain.replaceAll('\r\n', '\n')],
    ['with line ends that are no line ends', plain.replaceAll('\\n', '\r\n')],
    ['with names in lower case', plain.replaceAll(/^[A-Z]+(?=:)/gm, (name) => name.toLowerCase())],
    [
      'with an event alone',
      plain.replace(/^[^]*(?=BEGIN:VEVENT)/, '').replace('END:VCALENDAR', ''),
    ],
    ['twice over', plain + plain],
    ['with a byte order mark', `\uFEFF${plain}`],
  ])('reads a file %s', async (_, calendar) => {
    expect((await readFlights(calendar)).legs).toMatchObject([
      { flightNumber: 'KE81', from: 'ICN', to: 'JFK', departureTime: '10:00' },
    ]);
  });

  it('is read as a part of a mail, beside what the mail itself says', async () => {
    const mail = makeMail([
      { type: 'text/plain; charset=utf-8', content: 'Have a good flight!' },
      { type: 'text/calendar; charset=utf-8; method=PUBLISH', content: plain },
    ]);
    const { legs } = await readFlights(mail);
    expect(legs).toMatchObject([KE81]);
  });

  it('is shown with the line of each value', async () => {
    const document = await readBytes(plain);
    const [leg] = document.structured;
    expect(document.kind).toBe('calendar');
    expect(document.parsedLines).toBe(0);
    for (const found of [leg?.departureTime, leg?.flightNumber, leg?.pnr]) {
      expect(document.lines[(found?.line ?? 0) - 1]).toContain(found?.snippet);
    }
  });

  it('is damaged where a line has no value', async () => {
    const bytes = encode(plain.replace('SUMMARY:', 'SUMMARY;'));
    await expect(readTicket({ bytes, today: TODAY })).rejects.toMatchObject({
      code: 'BROKEN',
      message: expect.stringMatching(/calendar/),
    });
  });

  it.each([
    ['each second', 'FREQ=SECONDLY'],
    ['each day', 'FREQ=DAILY'],
    ['each minute of a day of the year', `FREQ=YEARLY;BYMINUTE=${[...Array(60).keys()].join(',')}`],
  ])('takes a zone that changes its clock %s for unknown', async (_, rule) => {
    const zone = OUTLOOK_ZONE.map((line) => line.replace('Korea Standard Time', 'Endless'));
    zone.splice(4, 0, `RRULE:${rule}`);
    const times = {
      'DTSTART;TZID=Endless': '20270304T100000',
      'DTEND;TZID=Endless': '20270305T002000',
    };
    const { legs } = await readFlights(makeCalendar([makeEvent(times)], zone));
    expect(legs).toMatchObject([{ departureDate: '2027-03-04', departureTime: '10:00' }]);
    expect(legs[0]?.arrivalTime).toBeUndefined();
  });

  it('takes time with the number of its events, not with the square of it', async () => {
    const calendar = makeCalendar(
      Array.from({ length: 4000 }, (_, at) => ({ ...FLIGHT_EVENT, UID: `trip-${at}` })),
    );
    const started = cpuMs();
    await readFlights(calendar);
    // With the square it were a hundred seconds.
    expect(cpuMs() - started).toBeLessThan(10_000);
  });

  it('reads of an event no more than of any document', async () => {
    const DESCRIPTION = 'KE 82 ICN '.repeat(300_000);
    const { legs, warnings } = await readFlights(
      makeCalendar([{ ...FLIGHT_EVENT, SUMMARY: 'KE81 ICN-JFK', DESCRIPTION }]),
    );
    expect(legs.length).toBeLessThan(2);
    expect(warnings.map(({ code }) => code)).toContain('TRUNCATED');
  });

  it('is read up to so many events, and says so', async () => {
    const meeting = { SUMMARY: 'Meeting', DTSTART: '20270304T100000Z' };
    const { warnings } = await readFlights(
      makeCalendar(Array.from({ length: MAX_EVENTS + 1 }, () => meeting)),
    );
    expect(warnings.map(({ code }) => code)).toContain('TRUNCATED');
  });
});

function foldBytes(bytes: Uint8Array, width: number): Uint8Array {
  const latin1 = Buffer.from(bytes).toString('latin1');
  return Buffer.from(
    latin1.replaceAll(new RegExp(`([^\\r\\n]{${width}})(?=[^\\r\\n])`, 'g'), '$1\r\n '),
    'latin1',
  );
}
