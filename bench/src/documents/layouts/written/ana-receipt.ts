import type { Layout } from '../../layout.ts';
import type { Place } from '../../places.ts';
import { typewriter } from '../../sheet.ts';
import { capitals, write } from '../../write-time.ts';

/** `TOKYO(HANEDA)`, `LOS ANGELES`. */
const where = ({ city, name }: Place): string =>
  (name.startsWith(city) ? city : `${city}(${name})`).toUpperCase();

const row = (cells: readonly string[]): string =>
  ['', 22, 10, 7, 8, 5, 10, 5, 6]
    .map((width, at) =>
      at === 0 ? (cells[0] ?? '').padEnd(4) : (cells[at] ?? '').padEnd(Number(width)),
    )
    .join('')
    .trimEnd();

/** ANA's receipt in English: two lines a flight, towns without codes, an arrival before the departure by the clock. */
export const anaReceipt: Layout = {
  name: 'ana-receipt',
  group: 2,
  language: 'en',
  prints: ['seat', 'baggage', 'operatedBy', 'pnr'],
  documents: {
    'tokyo-los-angeles': {
      locator: 'K8TQZW',
      travellers: ['ORIHARA/SUMIRE MS'],
      tickets: ['205-2417733208'],
      issuedOn: '2026-07-28',
      receivedOn: '2026-07-28',
      sender: 'ANA <info@121.ana.co.jp>',
      legs: [
        {
          flight: 'NH 28',
          from: 'ITM',
          to: 'HND',
          departs: '2026-10-14 16:00',
          takes: '1:10',
          terminals: ['', '2'],
          booked: 'S',
          fareBasis: 'SLOWJ0',
          seats: ['18H'],
          baggage: '2PC',
        },
        {
          flight: 'NH 106',
          from: 'HND',
          to: 'LAX',
          departs: '2026-10-14 22:30',
          takes: '9:55',
          terminals: ['3', 'B'],
          booked: 'S',
          fareBasis: 'SLOWJ0',
          seats: ['37C'],
          baggage: '2PC',
        },
        {
          flight: 'NH 7017',
          from: 'LAX',
          to: 'SFO',
          departs: '2026-10-18 11:20',
          takes: '1:30',
          terminals: ['7', '3'],
          booked: 'S',
          fareBasis: 'SLOWJ0',
          baggage: '2PC',
          operatedBy: 'UNITED AIRLINES',
        },
        {
          flight: 'NH 107',
          from: 'SFO',
          to: 'HND',
          departs: '2026-10-23 22:55',
          takes: '11:10',
          terminals: ['G', '3'],
          booked: 'L',
          fareBasis: 'LLOWJ0',
          seats: ['36A'],
          baggage: '2PC',
        },
      ],
    },
  },
  print({ locator, travellers, tickets, issuedOn, legs }) {
    const flights = legs.flatMap((leg, at) => [
      row([
        `[${at + 1}]`,
        where(leg.origin),
        `${leg.airline}${String(leg.number).padStart(4, '0')}`,
        capitals(leg.departure, 'ddMMM'),
        write(leg.departure, 'HHmm'),
        leg.booked ?? '',
        leg.fareBasis ?? '',
        'OK',
        leg.baggage ?? '',
      ]),
      row([
        '',
        where(leg.target),
        '',
        capitals(leg.arrival, 'ddMMM'),
        write(leg.arrival, 'HHmm'),
        leg.seat ? `SEAT ${leg.seat}` : '',
      ]),
      ...(leg.terminals?.some(Boolean)
        ? [`    TERMINAL ${leg.terminals.map((name) => name || '-').join(' / ')}`]
        : []),
      ...(leg.operatedBy ? [`    OPERATED BY ${leg.operatedBy}`] : []),
    ]);
    return typewriter(`
ALL NIPPON AIRWAYS                        e-TICKET ITINERARY/RECEIPT

PASSENGER NAME   ${travellers[0] ?? ''}
RESERVATION NO.  ${locator}          TICKET NO.  ${tickets[0] ?? ''}
DATE/PLACE OF ISSUE  ${capitals(issuedOn, 'ddMMMyy')} / TOKYO JAPAN  IATA 16-00417 0
FFP              NH 4417733208

${row(['', 'CITY/AIRPORT', 'FLIGHT', 'DATE', 'TIME', 'CLS', 'FARE', 'ST', 'BAG'])}
${'-'.repeat(77)}
${flights.join('\n')}
${'-'.repeat(77)}
* TIME IS LOCAL TIME AT EACH CITY. DEP ABOVE, ARR BELOW.

FARE             JPY142000
TAX/FEE/CHARGE   JPY1000TK  JPY2950SW  JPY1000OI  JPY6770US  JPY590XA
                 JPY1080XY  JPY980YC   JPY1680AY  JPY62000YQ
TOTAL            JPY220050
FORM OF PAYMENT  CC JCB XXXXXXXXXXXX4417 EXP XX/XX
FARE CALCULATION OSA NH X/TYO NH LAX479.93NH SFO Q25.00 87.11NH TYO
                 402.40NUC994.44END ROE142.800000
ENDORSEMENTS     NON-END/NON-REF AFT DEP/CHG JPY30000/REFTHRU AGT

BAGGAGE ALLOWANCE  2 PIECES OF 23KG(50LB) 158CM EACH. CARRY-ON 1PC 10KG(22LB)
NOTICE  PLEASE CHECK IN AT LEAST 60 MINUTES PRIOR TO DEPARTURE (DOMESTIC 20).
PASSENGERS TO THE USA NEED AN ESTA AND SECURE FLIGHT DATA BY 72 HOURS BEFORE.
CARRIAGE IS SUBJECT TO CONDITIONS OF CARRIAGE, WARSAW OR MONTREAL CONVENTION.
RESERVATIONS  0570-029-333 (JAPAN)  1-800-235-9262 (USA/CANADA)
`);
  },
};
