import { carrierOf } from '../../carriers.ts';
import type { Layout } from '../../layout.ts';
import type { Leg } from '../../legs.ts';
import { nationOf, type Place } from '../../places.ts';
import { typewriter } from '../../sheet.ts';
import { capitals, write, writeDuration } from '../../write-time.ts';

const WIDTHS = [20, 6, 20, 20];
const columns = (...cells: readonly string[]): string =>
  cells
    .map((cell, at) => cell.slice(0, (WIDTHS[at] ?? 16) - 1).padEnd(WIDTHS[at] ?? 16))
    .join('')
    .trimEnd();
const note = (content: string): string => ' '.repeat(26) + content;
const city = (place: Place): string => `${place.city} ${nationOf(place)}`.toUpperCase();

function printLeg(leg: Leg, travellers: readonly string[]): string {
  const [from = '', to = ''] = leg.terminals ?? [];
  return [
    columns(
      carrierOf(leg.airline).toUpperCase(),
      capitals(leg.departure),
      city(leg.origin),
      city(leg.target),
      `${write(leg.departure, 'HHmm')}    ${write(leg.arrival, 'HHmm')}`,
    ),
    columns(
      leg.flight,
      capitals(leg.departure, 'EEE'),
      leg.origin.name.toUpperCase(),
      leg.target.name.toUpperCase(),
      leg.days > 0 ? `        ${capitals(leg.arrival)}` : '',
    ),
    columns(
      'NON STOP',
      '',
      from && `TERMINAL ${from}`,
      to && `TERMINAL ${to}`,
      `DURATION ${writeDuration(leg.minutes, 'HH:mm')}`,
    ),
    note(
      `RESERVATION CONFIRMED      ${leg.booked ?? 'Y'} ${(leg.cabin ?? 'ECONOMY').toUpperCase()}`,
    ),
    ...(leg.meal ? [note(`ON BOARD: ${leg.meal}`)] : []),
    ...(leg.seats ?? []).map((seat, at) =>
      note(`SEAT ${seat} NO SMOKING CONFIRMED ${travellers[at] ?? ''}`),
    ),
    note(`BAGGAGE ALLOWANCE: ${leg.baggage ?? ''}`),
    ...(leg.operatedBy ? [note(`FLIGHT OPERATED BY: ${leg.operatedBy}`)] : []),
    note(`EQUIPMENT: ${leg.aircraft ?? ''}`),
  ].join('\n');
}

/** The itinerary of Amadeus of earlier years, which agencies still send: SERVICE, DATE, FROM, TO, DEPART and ARRIVE, names cut to their columns. */
export const amadeusServiceTable: Layout = {
  name: 'amadeus-service-table',
  group: 1,
  language: 'en',
  prints: ['aircraft', 'duration', 'seat', 'meal', 'baggage', 'operatedBy', 'pnr'],
  documents: {
    'nairobi-cape-town': {
      locator: '6KTQ2W',
      travellers: ['KAMAU/WANJIRU MRS'],
      issuedOn: '2026-11-24',
      receivedOn: '2026-11-24',
      extra: {
        office: 'ACACIA TRAVEL LTD|KIMATHI STREET|NAIROBI|TELEPHONE: 254 20 5550147',
      },
      legs: [
        {
          flight: 'KQ 760',
          from: 'NBO',
          to: 'JNB',
          departs: '2027-02-10 07:55',
          takes: '4:15',
          terminals: ['1A', 'A'],
          booked: 'M',
          seats: ['14A'],
          meal: 'BREAKFAST',
          baggage: '2PC',
          aircraft: 'BOEING 737-800',
        },
        {
          flight: 'KQ 4527',
          from: 'JNB',
          to: 'CPT',
          departs: '2027-02-10 13:30',
          takes: '2:10',
          terminals: ['B', ''],
          booked: 'L',
          baggage: '2PC',
          operatedBy: 'SOUTH AFRICAN AIRWAYS',
          aircraft: 'AIRBUS INDUSTRIE A320',
        },
        {
          flight: 'KQ 783',
          from: 'CPT',
          to: 'NBO',
          departs: '2027-02-19 17:05',
          takes: '5:35',
          terminals: ['', '1A'],
          booked: 'N',
          seats: ['16C'],
          meal: 'DINNER',
          baggage: '2PC',
          aircraft: 'BOEING 737-800',
        },
      ],
    },
    'vienna-bangkok-two': {
      locator: '3QWZ7K',
      travellers: ['STADLER/HEDWIG MRS', 'STADLER/KORBINIAN MR'],
      issuedOn: '2026-09-08',
      receivedOn: '2026-09-09',
      sender: 'Reisewelt Mariahilf <office@reisewelt-mariahilf.example>',
      extra: {
        office: 'REISEWELT MARIAHILF|MARIAHILFER STRASSE 00|A-1060 WIEN|TELEPHONE: 43 1 5550119',
      },
      legs: [
        {
          flight: 'OS 25',
          from: 'VIE',
          to: 'BKK',
          departs: '2026-12-28 23:20',
          takes: '10:05',
          terminals: ['3', ''],
          booked: 'S',
          seats: ['27A', '27B'],
          meal: 'DINNER/BREAKFAST',
          baggage: '1PC',
          aircraft: 'BOEING 787-9',
        },
        {
          flight: 'OS 26',
          from: 'BKK',
          to: 'VIE',
          departs: '2027-01-13 23:55',
          takes: '11:25',
          terminals: ['', '3'],
          booked: 'S',
          seats: ['31H', '31K'],
          meal: 'DINNER/BREAKFAST',
          baggage: '1PC',
          aircraft: 'BOEING 777-200',
        },
      ],
    },
  },
  print({ locator, travellers, issuedOn, legs, extra }) {
    const [name = '', street = '', town = '', telephone = ''] = (extra['office'] ?? '').split('|');
    return typewriter(`
${name.padEnd(46)}BOOKING REF ${locator}
${street.padEnd(46)}DATE        ${capitals(issuedOn, 'ddMMMyy')}
${town}
${telephone}

${travellers.join('\n')}

${columns('SERVICE', 'DATE', 'FROM', 'TO', 'DEPART  ARRIVE')}
${'-'.repeat(80)}
${legs.map((leg) => printLeg(leg, travellers)).join('\n\n')}

RESERVATION NUMBER(S)  ${[...new Set(legs.map(({ airline }) => `${airline}/${locator}`))].join('  ')}

TICKET TIME LIMIT 18:00 ON DATE OF ISSUE. FARES ARE SUBJECT TO CHANGE UNTIL TICKETED.
PLEASE CHECK IN AT LEAST 3 HOURS PRIOR TO DEPARTURE. PASSPORT TO BE VALID 6 MONTHS.
YELLOW FEVER CERTIFICATE MAY BE REQUIRED. NO REFUND AFTER DEPARTURE.
EMERGENCY CONTACT OUTSIDE OFFICE HOURS 0830/1730 LT SEE TELEPHONE ABOVE
`);
  },
};
