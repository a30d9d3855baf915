import type { Layout } from '../../layout.ts';
import { typewriter } from '../../sheet.ts';
import { capitals, write, writeDuration } from '../../write-time.ts';

/** Korean Air's receipt of earlier years: a label a line, in English. */
export const koreanairOlder: Layout = {
  name: 'koreanair-older',
  group: 6,
  language: 'en',
  prints: ['duration', 'baggage', 'seat', 'pnr'],
  documents: {
    'night-flight': {
      locator: 'DNPQ7L',
      travellers: ['CHUNG/MIRAE MS'],
      tickets: ['180 2376114408'],
      issuedOn: '2018-09-07',
      receivedOn: '2018-09-07',
      legs: [
        {
          flight: 'KE 651',
          from: 'ICN',
          to: 'BKK',
          departs: '2018-11-10 18:15',
          takes: '5:55',
          terminals: ['2', ''],
          booked: 'Q',
          baggage: '1PC',
          seats: ['31J'],
        },
        {
          flight: 'KE 660',
          from: 'BKK',
          to: 'ICN',
          departs: '2018-11-17 22:35',
          takes: '5:20',
          terminals: ['', '2'],
          booked: 'Q',
          baggage: '1PC',
          seats: ['44E'],
        },
      ],
    },
  },
  print({ locator, travellers, tickets, issuedOn, legs }) {
    const place = ({ city, name, code }: (typeof legs)[number]['origin']): string =>
      `${city.toUpperCase()}(${code}/${name.replace(/International|Intl/, 'INTL').toUpperCase()})`;
    const printed = legs.map(
      (leg) => `
Flight       ${leg.airline}${String(leg.number).padStart(3, '0')}   Operated by ${leg.airline}
Departure    ${place(leg.origin).padEnd(36)} ${capitals(leg.departure, 'ddMMMyy')}(${capitals(leg.departure, 'EEE')}) ${write(leg.departure, 'HH:mm')}   Terminal No : ${leg.terminals?.[0] ?? ''}
Arrival      ${place(leg.target).padEnd(36)} ${capitals(leg.arrival, 'ddMMMyy')}(${capitals(leg.arrival, 'EEE')}) ${write(leg.arrival, 'HH:mm')}   Terminal No : ${leg.terminals?.[1] ?? ''}
Flight Duration  ${writeDuration(leg.minutes, "HH'H 'mm'M'")}            SKYPASS Miles  ${leg.minutes * 7}
Booking Class    ${leg.booked ?? ''} (Economy)       Seat number  ${leg.seat ?? '-'}
Status           OK (Confirmed)    Fare Basis   ${leg.booked ?? ''}HWKR1M
Baggage          ${leg.baggage ?? ''}               Not Valid After  ${capitals(issuedOn, 'ddMMM')}19`,
    );
    return typewriter(`
KOREAN AIR                                        e-Ticket Itinerary/Receipt

Passenger Name     ${travellers[0] ?? ''}
Ticket Number      ${tickets[0] ?? ''}
Booking Reference  3301-7782 (${locator})

Itinerary
${printed.join('\n')}

Ticket/Fare Information
Tour Code
Restriction        NONENDS. NO MILE UG. RISS CHRG APPLY. RFND PNTY APPLY.
Fare Calculation   SEL KE BKK Q4.61 190.33KE SEL Q4.61 190.33NUC389.88END ROE1106.1
Fare               KRW 431200
Taxes              KRW 28000BP 800YC 24700TS  Fuel Surcharge KRW 72200YR
Total              KRW 556900
Form of Payment    CCBC 5409-****-****-2217 /12
Issue Date/Place   ${capitals(issuedOn, 'ddMMMyy')} / 17390073 / KOREAN AIR SEOUL

- Due to the airport security and the immigration procedure, please be at the airport 3 hours
  before departure. Counters close 1 hour prior to departure for international flights.
- Lithium batteries and e-cigarettes are not accepted as checked baggage.
`);
  },
};
