import { weekdayOf } from '@ooo/domain/shared/calendar-date';
import type { Layout } from '../../layout.ts';
import type { Leg } from '../../legs.ts';
import { typewriter } from '../../sheet.ts';
import { capitals, write } from '../../write-time.ts';

function printLeg(leg: Leg, index: number, travellers: readonly string[]): string {
  const number = String(travellers.length + 1 + index).padStart(3);
  const weekday = weekdayOf(leg.departure.date) || 7;
  const operated = leg.operatedBy ? `\n      OPERATED BY ${leg.operatedBy}` : '';
  return `${number}  ${leg.airline} ${String(leg.number).padStart(3, '0')} ${leg.booked ?? 'Y'} ${capitals(leg.departure)} ${weekday} ${leg.from}${leg.to} HK${travellers.length}  ${write(leg.departure, 'HHmm')} ${write(leg.arrival, 'HHmm')}  ${capitals(leg.arrival)}  E  ${leg.airline}/${leg.fareBasis ?? ''}${operated}`;
}

/** A record of the Amadeus system as an agent sends it, arrival days behind the clocks. */
export const amadeusCryptic: Layout = {
  name: 'amadeus-cryptic',
  group: 3,
  language: 'en',
  prints: ['operatedBy', 'pnr'],
  documents: {
    'seoul-new-york': {
      locator: 'M6Q2ZD',
      travellers: ['BYUN/SORA MS', 'BYUN/HAEUN MISS(CHD)'],
      issuedOn: '2025-07-22',
      receivedOn: '2025-07-22',
      legs: [
        {
          flight: 'KE 81',
          from: 'ICN',
          to: 'JFK',
          departs: '2025-10-15 10:00',
          takes: '14:05',
          booked: 'Y',
          fareBasis: 'M6Q2ZD',
        },
        {
          flight: 'KE 86',
          from: 'JFK',
          to: 'ICN',
          departs: '2025-10-24 00:50',
          takes: '15:10',
          booked: 'Y',
          fareBasis: 'M6Q2ZD',
        },
      ],
    },
    'open-jaw': {
      locator: 'L9TKWV',
      travellers: ['MARCHETTI/LUCA MR'],
      issuedOn: '2026-10-05',
      receivedOn: '2026-10-06',
      legs: [
        {
          flight: 'AZ 2010',
          from: 'MXP',
          to: 'FCO',
          departs: '2027-01-17 10:00',
          takes: '1:15',
          booked: 'O',
          fareBasis: 'L9TKWV',
        },
        {
          flight: 'AZ 792',
          from: 'FCO',
          to: 'HND',
          departs: '2027-01-17 14:05',
          takes: '13:00',
          booked: 'O',
          fareBasis: 'L9TKWV',
        },
        {
          flight: 'NH 19',
          from: 'HND',
          to: 'ITM',
          departs: '2027-01-18 14:00',
          takes: '1:10',
          booked: 'O',
          fareBasis: 'L9TKWV',
        },
        {
          flight: 'LH 741',
          from: 'KIX',
          to: 'FRA',
          departs: '2027-01-30 10:05',
          takes: '14:10',
          booked: 'S',
          fareBasis: 'L9TKWV',
        },
        {
          flight: 'LH 252',
          from: 'FRA',
          to: 'MXP',
          departs: '2027-01-30 19:25',
          takes: '1:15',
          booked: 'S',
          fareBasis: 'L9TKWV',
          operatedBy: 'AIR DOLOMITI',
        },
      ],
    },
  },
  print({ locator, travellers, issuedOn, legs }) {
    return typewriter(`
RP/SELK1394Z/SELK1394Z            AA/SU  ${capitals(issuedOn, 'ddMMMyy')}/0412Z   ${locator}
SELK1394Z/1017TP/${capitals(issuedOn, 'ddMMMyy')}
${travellers.map((name, at) => `  ${at + 1}.${name}`).join('   ')}
${legs.map((leg, at) => printLeg(leg, at, travellers)).join('\n')}
${String(travellers.length + legs.length + 1).padStart(3)} AP SEL 02 555 0199 - HANBIT TOUR - A
${String(travellers.length + legs.length + 2).padStart(3)} APE SALES@HANBIT.EXAMPLE
${String(travellers.length + legs.length + 3).padStart(3)} TK OK${capitals(issuedOn)}/SELK1394Z//ET${legs[0]?.airline ?? ''}
${String(travellers.length + legs.length + 4).padStart(3)} SSR DOCS ${legs[0]?.airline ?? ''} HK1 P/KOR/M00000000/KOR/01JAN90/F/31DEC30/MUSTER/S1
${String(travellers.length + legs.length + 5).padStart(3)} FE PAX NONENDS RISS CHRG APPLY-REF PNTY
${String(travellers.length + legs.length + 6).padStart(3)} FV PAX ${legs[0]?.airline ?? ''}
`);
  },
};
