import type { Layout } from '../../layout.ts';
import type { Leg } from '../../legs.ts';
import { typewriter } from '../../sheet.ts';
import { capitals, write } from '../../write-time.ts';

const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

function printLeg(leg: Leg, index: number, seats: number): string {
  const weekday = WEEKDAYS[new Date(`${leg.departure.date}T00:00:00Z`).getUTCDay()] ?? '';
  const mark = ({ 0: ' ', 1: '#', 2: '*' } as Record<number, string>)[leg.days] ?? ' ';
  const number = `${index + 1}.`.padStart(3);
  const operated = leg.operatedBy ? `\n         OPERATED BY ${leg.operatedBy}` : '';
  return `${number} ${leg.airline}${String(leg.number).padStart(5)} ${leg.booked ?? 'Y'}  ${capitals(leg.departure)} ${leg.from}${leg.to} HK${seats}  ${write(leg.departure, 'HHmm')}  ${mark}${write(leg.arrival, 'HHmm')}  O        E ${weekday}  ${index + 1}${operated}`;
}

/** Lines of the Galileo system, as an agent copies them into a mail. `#` is the next day. */
export const galileoLines: Layout = {
  name: 'galileo-lines',
  group: 3,
  language: 'en',
  prints: ['operatedBy', 'pnr'],
  documents: {
    'two-passengers': {
      locator: 'K4R8TN',
      travellers: ['PAPADAKIS/NIKOS MR', 'PAPADAKIS/ELENI MRS'],
      issuedOn: '2026-11-03',
      receivedOn: '2026-11-04',
      legs: [
        {
          flight: 'EY 90',
          from: 'ATH',
          to: 'AUH',
          departs: '2027-02-09 14:10',
          takes: '4:35',
          booked: 'L',
        },
        {
          flight: 'EY 416',
          from: 'AUH',
          to: 'BKK',
          departs: '2027-02-09 22:10',
          takes: '6:15',
          booked: 'L',
        },
        {
          flight: 'EY 403',
          from: 'BKK',
          to: 'AUH',
          departs: '2027-02-23 20:15',
          takes: '6:35',
          booked: 'L',
        },
        {
          flight: 'EY 91',
          from: 'AUH',
          to: 'ATH',
          departs: '2027-02-24 08:45',
          takes: '5:00',
          booked: 'L',
        },
      ],
    },
    'new-year': {
      locator: '7WXQ2M',
      travellers: ['VARGA/ZSOFIA MS'],
      issuedOn: '2025-12-15',
      receivedOn: '2025-12-15',
      legs: [
        {
          flight: 'LH 1679',
          from: 'BUD',
          to: 'MUC',
          departs: '2025-12-29 06:25',
          takes: '1:15',
          booked: 'T',
          operatedBy: 'LUFTHANSA CITYLINE GMBH',
        },
        {
          flight: 'LH 714',
          from: 'MUC',
          to: 'HND',
          departs: '2025-12-29 15:20',
          takes: '13:05',
          booked: 'T',
        },
        {
          flight: 'NH 217',
          from: 'HND',
          to: 'MUC',
          departs: '2026-01-08 12:25',
          takes: '14:30',
          booked: 'T',
        },
        {
          flight: 'LH 1680',
          from: 'MUC',
          to: 'BUD',
          departs: '2026-01-08 22:05',
          takes: '1:10',
          booked: 'T',
          operatedBy: 'LUFTHANSA CITYLINE GMBH',
        },
      ],
    },
  },
  print({ locator, travellers, issuedOn, legs }) {
    const names = travellers
      .map((name, index) => ` ${index + 1}.1${name.replace(' ', '')}`)
      .join(' ');
    return typewriter(`
Hello,

please find below the booking as discussed. Kindly check names against passports,
and let us have your OK before the time limit.

${locator}/WS QSBYC DPBVWS  AG 99999992 ${capitals(issuedOn)}
${names}
${legs.map((leg, index) => printLeg(leg, index, travellers.length)).join('\n')}
FONE-ATHT*3 210 555 0142-SUNWAY TRAVEL REF MARIA
FOP -CK
TKTG-T*ATH ${capitals(issuedOn)}1512Z WS AG
** VENDOR LOCATOR DATA EXISTS **       >*VL·
** SERVICE INFORMATION EXISTS **       >*SI·

Baggage 1 piece of 23 kg per person. Fare EUR 742.00 + taxes EUR 211.38 per adult.
Visa and passport (min. 6 months) are the responsibility of the passenger.
`);
  },
};
