import { carrierOf } from '../../carriers.ts';
import type { Layout } from '../../layout.ts';
import type { Leg } from '../../legs.ts';
import { typewriter } from '../../sheet.ts';
import { capitals, write } from '../../write-time.ts';

const terminalLine = (terminal: string | undefined): string[] =>
  terminal ? [`TERMINAL:${terminal}`] : [];

function printLeg(leg: Leg): string {
  const from = `${leg.origin.city} ${leg.origin.name}`.toUpperCase().slice(0, 20);
  const to = `${leg.target.city} ${leg.target.name}`.toUpperCase().slice(0, 20);
  const day = capitals(leg.departure);
  const fare = (leg.fareBasis ?? '').padEnd(10);
  const columns = `${leg.flight.padEnd(8)}${leg.booked ?? 'Y'}  ${day}  ${write(leg.departure, 'HHmm')}  ${fare} ${' '.repeat(11)} ${(leg.baggage ?? '').padEnd(4)}OK`;
  return [
    `${from.padEnd(21)}${columns}`,
    ...terminalLine(leg.terminals?.[0]),
    `${to.padEnd(21)}ARRIVAL TIME: ${write(leg.arrival, 'HHmm')}   ARRIVAL DATE: ${capitals(leg.arrival)}`,
    ...terminalLine(leg.terminals?.[1]),
    ...(leg.operatedBy ? [`OPERATED BY ${leg.operatedBy}`] : []),
    '',
  ].join('\n');
}

/** The receipt that Amadeus prints for most airlines: names in the columns, codes in the fare and baggage lines alone. */
export const etktReceipt: Layout = {
  name: 'etkt-receipt',
  group: 2,
  language: 'en',
  prints: ['baggage', 'operatedBy', 'pnr'],
  documents: {
    'round-trip': {
      locator: 'ZK3V9A',
      travellers: ['MENSAH/KOFI MR'],
      tickets: ['071 2384417702'],
      issuedOn: '2026-10-12',
      receivedOn: '2026-10-12',
      extra: {
        fare: 'JNB ET X/ADD ET DXB Q25.00 218.50ET X/ADD ET JNB Q25.00 218.50NUC487.00END ROE18.412',
        bag: 'JNBDXB',
      },
      legs: [
        {
          flight: 'ET 808',
          from: 'JNB',
          to: 'ADD',
          departs: '2026-12-18 14:15',
          takes: '5:20',
          terminals: ['A', '2'],
          booked: 'L',
          fareBasis: 'LHPRZA',
          baggage: '2PC',
        },
        {
          flight: 'ET 600',
          from: 'ADD',
          to: 'DXB',
          departs: '2026-12-18 22:45',
          takes: '3:55',
          terminals: ['2', '1'],
          booked: 'L',
          fareBasis: 'LHPRZA',
          baggage: '2PC',
        },
        {
          flight: 'ET 603',
          from: 'DXB',
          to: 'ADD',
          departs: '2027-01-05 18:30',
          takes: '4:15',
          terminals: ['1', '2'],
          booked: 'L',
          fareBasis: 'LHPRZA',
          baggage: '2PC',
        },
        {
          flight: 'ET 849',
          from: 'ADD',
          to: 'JNB',
          departs: '2027-01-06 00:05',
          takes: '5:35',
          terminals: ['2', 'A'],
          booked: 'L',
          fareBasis: 'LHPRZA',
          baggage: '2PC',
        },
      ],
    },
    'one-way-overnight': {
      locator: 'Q7N2LC',
      travellers: ['SANTOS/MARIA CLARA MS'],
      tickets: ['217 9931640258'],
      issuedOn: '2025-05-30',
      receivedOn: '2025-06-01',
      extra: { fare: 'BKK TG LHR M28900.00THB28900.00END', bag: 'BKKLHR' },
      legs: [
        {
          flight: 'TG 910',
          from: 'BKK',
          to: 'LHR',
          departs: '2025-07-11 00:50',
          takes: '12:35',
          terminals: ['', '2'],
          booked: 'V',
          fareBasis: 'VLOXT1',
          baggage: '25K',
        },
      ],
    },
  },
  print({ locator, travellers, tickets, issuedOn, legs, extra }) {
    const carrier = carrierOf(legs[0]?.airline ?? '').toUpperCase();
    return typewriter(`
                          ELECTRONIC TICKET
                     PASSENGER ITINERARY RECEIPT

${carrier.padEnd(40)}DATE: ${capitals(issuedOn, 'dd MMM yyyy')}
SALES OFFICE                            AGENT: 4417
IATA: 993 21045                         NAME: ${travellers[0] ?? ''}
TELEPHONE : 0800 155 2210

ISSUING AIRLINE                         : ${carrier}
TICKET NUMBER                           : ETKT ${tickets[0] ?? ''}
BOOKING REF : AMADEUS: ${locator}, AIRLINE: ${legs[0]?.airline ?? ''}/${locator}

FROM /TO             FLIGHT  CL DATE   DEP   FARE BASIS  NVB   NVA   BAG ST

${legs.map(printLeg).join('\n')}
AT CHECK-IN, PLEASE SHOW A PICTURE IDENTIFICATION AND THE DOCUMENT YOU GAVE
FOR REFERENCE AT RESERVATION TIME

ENDORSEMENTS  : NONEND/REF/CHG FEES APPLY
PAYMENT       : CC VI XXXXXXXXXXXX4410/0829 /A037791
FARE CALCULATION : ${extra['fare'] ?? ''}
AIR FARE      : USD       487.00
TAX           : USD        64.00YQ     USD        11.20UM     USD         9.40ZV
TOTAL         : USD       571.60

BAGGAGE POLICY- FREE ALLOWANCE
${extra['bag'] ?? ''}  ${legs[0]?.baggage ?? ''}    BAG 1 - NO FEE UPTO50LB/23KG AND UPTO62LI/158LCM
BAGGAGE DISCOUNTS MAY APPLY BASED ON FREQUENT FLYER STATUS/ONLINE CHECKIN/FORM
OF PAYMENT/MILITARY/ETC.

NOTICE: CARRIAGE AND OTHER SERVICES PROVIDED BY THE CARRIER ARE SUBJECT TO
CONDITIONS OF CARRIAGE, WHICH ARE HEREBY INCORPORATED BY REFERENCE. THESE
CONDITIONS MAY BE OBTAINED FROM THE ISSUING CARRIER.
`);
  },
};
