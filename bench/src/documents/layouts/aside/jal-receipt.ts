import type { Layout } from '../../layout.ts';
import type { Leg } from '../../legs.ts';
import { typewriter } from '../../sheet.ts';
import { capitals } from '../../write-time.ts';

const AIRPORTS: Readonly<Record<string, string>> = {
  GMP: 'SEOUL/GIMPO',
  HND: 'TOKYO/HANEDA',
  LHR: 'LONDON/HEATHROW',
};

const end = (label: string, code: string, terminal: string | undefined, at: Leg['departure']) =>
  `${label} ${(AIRPORTS[code] ?? code).padEnd(18)}${(terminal ?? '').padEnd(8)}${capitals(at, 'ddMMM(EEE)').padEnd(12)}${capitals(at, 'HHmm').padEnd(7)}`;

const printFlight = (leg: Leg): string =>
  [
    `${end('DEP', leg.from, leg.terminals?.[0], leg.departure)}${leg.airline}${String(leg.number).padStart(4, '0')}   ${leg.booked ?? ''}/ECONOMY    OK`,
    `${end('ARR', leg.to, leg.terminals?.[1], leg.arrival)}EQP:${leg.aircraft ?? ''}  SEAT:${leg.seat ?? '--'}`,
    `    FARE BASIS ${(leg.fareBasis ?? '').padEnd(14)} BAG ${leg.baggage ?? ''}   MEAL:${leg.meal ?? ''}`,
  ].join('\n');

/** Japan Airlines' receipt: departure and arrival in lines of their own, the flight at the end of the first. */
export const jalReceipt: Layout = {
  name: 'jal-receipt',
  group: 2,
  language: 'en',
  prints: ['aircraft', 'seat', 'meal', 'baggage', 'pnr'],
  documents: {
    'seoul-london': {
      locator: '6RXV2N',
      travellers: ['SHIGEMORI/KAHO MS'],
      tickets: ['131-2419930552'],
      issuedOn: '2027-01-08',
      receivedOn: '2027-01-09',
      legs: [
        {
          flight: 'JL 90',
          from: 'GMP',
          to: 'HND',
          departs: '2027-03-14 08:00',
          takes: '2:15',
          terminals: ['T:I', 'T:3'],
          booked: 'V',
          fareBasis: 'VLX00KRB',
          aircraft: '788',
          seats: ['21A'],
          meal: 'SNACK',
          baggage: '2PC',
        },
        {
          flight: 'JL 41',
          from: 'HND',
          to: 'LHR',
          departs: '2027-03-14 11:20',
          takes: '14:05',
          terminals: ['T:3', 'T:3'],
          booked: 'V',
          fareBasis: 'VLX00KRB',
          aircraft: '351',
          seats: ['37H'],
          meal: 'LUNCH/DINNER',
          baggage: '2PC',
        },
        {
          flight: 'JL 44',
          from: 'LHR',
          to: 'HND',
          departs: '2027-03-22 19:00',
          takes: '13:15',
          terminals: ['T:3', 'T:3'],
          booked: 'Q',
          fareBasis: 'QLX00KRB',
          aircraft: '351',
          seats: ['38K'],
          meal: 'DINNER/BREAKFAST',
          baggage: '2PC',
        },
        {
          flight: 'JL 95',
          from: 'HND',
          to: 'GMP',
          departs: '2027-03-23 19:45',
          takes: '2:30',
          terminals: ['T:3', 'T:I'],
          booked: 'Q',
          fareBasis: 'QLX00KRB',
          aircraft: '788',
          seats: ['19C'],
          meal: 'SNACK',
          baggage: '2PC',
        },
      ],
    },
  },
  print({ locator, travellers, tickets, issuedOn, legs }) {
    return typewriter(`
JAPAN AIRLINES                                             PAGE 1/1
                 e-TICKET ITINERARY / RECEIPT

NAME                ${travellers[0] ?? ''}
e-TICKET NO.        ${tickets[0] ?? ''}          JMB NO.  JL 000417733
RESERVATION NO.     ${locator}
DATE OF ISSUE       ${capitals(issuedOn, 'ddMMMyy')}              PLACE OF ISSUE  SELJL0100
TOUR CODE           -                    IATA NO.  99999992

                      ***** ITINERARY *****
    CITY/AIRPORT      TERMINAL DATE       TIME   FLIGHT   CLASS       STATUS
---------------------------------------------------------------------------
${legs.map(printFlight).join('\n\n')}
---------------------------------------------------------------------------

                      ***** RECEIPT *****
FARE                KRW 1078000
EQUIV FARE PAID     -
TAX/FEE/CHARGE      KRW28000BP KRW9300SW KRW9300OI KRW163200GB KRW97000UB
                    KRW342800YQ
TOTAL               KRW 1727600
FORM OF PAYMENT     CC VI XXXXXXXXXXXX0417 AUTH 441773
FARE CALCULATION    SEL JL X/TYO JL LON M402.15JL X/TYO JL SEL M391.60NUC
                    793.75END ROE1358.110000
ENDORSEMENT/        NONEND/JL ONLY. CHG KRW150000 REF KRW200000.
RESTRICTION         NVB 14MAR NVA 14MAR

NOTES
- TIMES SHOWN ARE LOCAL TIMES AT EACH AIRPORT.
- CHECK-IN CLOSES 60 MINUTES PRIOR TO DEPARTURE (HANEDA INTERNATIONAL).
- FREE BAGGAGE 2PC: EACH 23KG OR LESS, TOTAL DIMENSIONS 203CM OR LESS.
- THE RECEIPT IS REQUIRED AT IMMIGRATION OF SOME COUNTRIES. PLEASE CARRY IT.
- UK: NON-VISA NATIONALS NEED AN ELECTRONIC TRAVEL AUTHORISATION (ETA).
`);
  },
};
