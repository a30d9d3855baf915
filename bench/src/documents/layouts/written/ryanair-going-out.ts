import type { Layout } from '../../layout.ts';
import type { Leg } from '../../legs.ts';
import { gap, rule, sheet, small, table, text, title } from '../../sheet.ts';
import { write } from '../../write-time.ts';

const BAG = /^(\d+) x/;

function printExtras(leg: Leg, travellers: readonly string[]): string {
  return travellers
    .map(
      (name, at) =>
        `${name} - Seat ${leg.from}-${leg.to}: ${leg.seats?.[at] ?? ''}${
          BAG.test(leg.baggage ?? '') && at === 0 ? ` - Bag: ${leg.baggage ?? ''}` : ''
        }`,
    )
    .join('\n');
}

/** Ryanair's travel itinerary: `Depart DUB at 06:30 and arrive AGP at 10:25` in a sentence below day and number. */
export const ryanairGoingOut: Layout = {
  name: 'ryanair-going-out',
  group: 8,
  language: 'en',
  prints: ['seat', 'baggage', 'pnr'],
  documents: {
    'dublin-malaga': {
      locator: 'H4QWZT',
      travellers: ['Mr Fiachra Dunleavy', 'Ms Saoirse Dunleavy'],
      issuedOn: '2027-02-21',
      receivedOn: '2027-02-21',
      sender: 'Ryanair <Itinerary@ryanair.com>',
      legs: [
        {
          flight: 'FR 7043',
          from: 'DUB',
          to: 'AGP',
          departs: '2027-06-11 06:30',
          takes: '2:55',
          seats: ['18A', '18B'],
          baggage: '1 x 20kg',
        },
        {
          flight: 'FR 7044',
          from: 'AGP',
          to: 'DUB',
          departs: '2027-06-18 22:05',
          takes: '3:00',
          seats: ['21E', '21F'],
          baggage: '1 x 20kg',
        },
      ],
    },
  },
  print({ locator, travellers, issuedOn, legs }) {
    return sheet(
      text('RYANAIR', { size: 17, bold: true, band: true }),
      title('Ryanair Travel Itinerary', 14),
      text('Please note this is not a boarding card. You must check in online before you travel.'),
      gap,
      text(`YOUR RESERVATION NUMBER IS: ${locator}`, { size: 12, bold: true }),
      text('FLIGHT STATUS: Confirmed'),
      rule,
      ...legs.flatMap((leg, at) => [
        text(at === 0 ? 'GOING OUT' : 'COMING BACK', { bold: true, size: 11 }),
        table(
          [
            [`From ${leg.origin.city} (${leg.from}) to ${leg.target.city} (${leg.to})`],
            [
              `${write(leg.departure, 'EEE, ddMMMyy')} Flight ${leg.airline}${leg.number} Depart ${leg.from} at ${leg.departure.time} and arrive ${leg.to} at ${leg.arrival.time}`,
            ],
          ],
          { widths: [100] },
        ),
        gap,
      ]),
      text('PASSENGERS', { bold: true }),
      text(travellers.map((name, at) => `${at + 1}. ${name} ADT`).join('\n')),
      gap,
      text('EXTRAS', { bold: true }),
      ...legs.map((leg) => text(printExtras(leg, travellers))),
      text('Under-seat personal bag (40 x 30 x 20cm) included in all fares'),
      gap,
      text('PAYMENT DETAILS', { bold: true }),
      table(
        [
          ['*****159.96', 'EUR', 'Total Fare'],
          ['******61.94', 'EUR', 'Bag fee, 2 flights'],
          ['******38.00', 'EUR', 'Reserved seats'],
          ['*****259.90', 'EUR', 'Total Paid'],
        ],
        { widths: [20, 10, 70], size: 8 },
      ),
      text(`Payment card ************4417 charged on ${write(issuedOn, 'dd/MM/yy')} at 21:48 GMT`, {
        size: 8,
      }),
      rule,
      text('CHECK-IN', { bold: true }),
      small(
        'Online check-in opens 60 days before departure for customers with reserved seats and 24 hours before for all others, and closes 2 hours before each flight. Airport check-in costs EUR/GBP 55 per passenger. From 12 November 2025 boarding passes are digital only: open yours in the Ryanair app. Bag drop desks open 2 hours before and close strictly 40 minutes before the scheduled departure. Gates close 20 minutes before.',
      ),
      small(
        'Need a car in Malaga? From EUR 9.40 a day. Fast track DUB from EUR 8.99. Airport parking: book before 10Jun27 and save 15%. Ryanair DAC, Dublin Office, Airside Business Park, Swords, Co. Dublin K67 NY94, Ireland. VAT No. IE4749148U.',
      ),
    );
  },
};
