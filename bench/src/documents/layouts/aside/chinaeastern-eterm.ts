import type { Layout } from '../../layout.ts';
import type { Leg } from '../../legs.ts';
import { typewriter } from '../../sheet.ts';
import { capitals, shift, write } from '../../write-time.ts';

const weekday = (at: Leg['departure']): string => capitals(at, 'EEE').slice(0, 2);

const printSegment = (leg: Leg, line: number): string =>
  [
    `${String(line).padStart(2)}. `,
    ` ${leg.airline}${leg.number} ${leg.booked ?? ''}`.padEnd(11),
    `${weekday(leg.departure)}${capitals(leg.departure, 'ddMMMyy')}  ${leg.from}${leg.to} RR2   `,
    `${capitals(leg.departure, 'HHmm')} ${capitals(leg.arrival, 'HHmm')}${shift(leg.days)}`.padEnd(
      15,
    ),
    `E ${leg.terminals?.join('') ?? ''}`,
  ].join('');

/** The record that Chinese agents copy out of eTerm into a mail: weekday and day in one word, clocks without colons. */
export const chinaeasternEterm: Layout = {
  name: 'chinaeastern-eterm',
  group: 3,
  language: 'en',
  prints: ['seat', 'pnr'],
  documents: {
    'incheon-shanghai-paris': {
      locator: 'NK7T3J',
      travellers: ['KANG/DOYUN MR', 'SEO/HYEJIN MS'],
      tickets: ['781-2419930921', '781-2419930922'],
      issuedOn: '2027-01-26',
      receivedOn: '2027-01-26',
      legs: [
        {
          flight: 'MU 5042',
          from: 'ICN',
          to: 'PVG',
          departs: '2027-03-14 10:30',
          takes: '1:55',
          booked: 'V',
          terminals: ['T1', 'T1'],
          seats: ['32A', '32B'],
        },
        {
          flight: 'MU 569',
          from: 'PVG',
          to: 'CDG',
          departs: '2027-03-14 13:40',
          takes: '12:55',
          booked: 'V',
          terminals: ['T1', '2E'],
          seats: ['45H', '45J'],
        },
        {
          flight: 'MU 554',
          from: 'CDG',
          to: 'PVG',
          departs: '2027-03-24 20:00',
          takes: '11:25',
          booked: 'T',
          terminals: ['2E', 'T1'],
          seats: ['47D', '47E'],
        },
        {
          flight: 'MU 5061',
          from: 'PVG',
          to: 'ICN',
          departs: '2027-03-25 17:45',
          takes: '2:05',
          booked: 'T',
          terminals: ['T1', 'T1'],
          seats: ['51J', '51K'],
        },
      ],
    },
  },
  print({ locator, travellers, tickets, issuedOn, legs }) {
    const after = legs.length + travellers.length;
    const remarks = [
      'SEL/T SEL/T 02-000-0117/SINO BRIDGE TRAVEL CO.,LTD/LI JUN ABCDEFG',
      'REM 0126 1542 LIJUN',
      'T',
      ...legs.flatMap((leg) =>
        (leg.seats ?? []).map(
          (seat, at) =>
            `SSR SEAT MU HK1 ${leg.from}${leg.to} ${leg.number} ${leg.booked ?? ''}${capitals(leg.departure)} ${seat}N/P${at + 1}`,
        ),
      ),
      ...travellers.map(
        (_, at) => `SSR DOCS MU HK1 P/KR/M0000000${at}/KR/01JAN90/M/01JAN33//P${at + 1}`,
      ),
      ...tickets.map((ticket, at) => `TN/${ticket}/P${at + 1}`),
      'RMK CMS/A/**',
      `RMK CA/${locator}`,
      'RMK AUTOMATIC FARE QUOTE',
      'FP/CASH,KRW',
      'SEL902',
    ];
    return typewriter(`
From: Li Jun <lijun@sinobridge.example>
To: Kang Doyun
Date: ${write(issuedOn, 'dd MMM yyyy')} 15:47
Subject: PNR ${locator} ticketed

Dear Mr Kang,

pls find below your booking, tickets are issued. Pls check names with
passports. Transit in PVG: baggage is checked through to CDG, no visa
needed (24h). I send the fare receipt tomorrow.

 **ELECTRONIC TICKET PNR**
 ${travellers.map((name, at) => `${at + 1}.${name}`).join('  ')}  ${locator}
${legs.map((leg, at) => printSegment(leg, at + 1 + travellers.length)).join('\n')}
${remarks.map((remark, at) => `${String(after + at + 1).padStart(2)}.${remark}`).join('\n')}

Check-in opens 3 hours before departure, closes 60 min before.

Best regards
Li Jun, ticketing desk, ext. 417
Mon-Fri 0900-1800, Sat 0900-1300
`);
  },
};
