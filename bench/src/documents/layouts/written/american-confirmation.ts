import type { Layout } from '../../layout.ts';
import { gap, rule, sheet, small, table, text, title } from '../../sheet.ts';
import { write } from '../../write-time.ts';

/** The trip confirmation of American Airlines: codes, then clocks, then the flight. */
export const americanConfirmation: Layout = {
  name: 'american-confirmation',
  group: 7,
  language: 'en',
  prints: ['seat', 'meal', 'operatedBy', 'pnr'],
  documents: {
    connection: {
      locator: 'XKPQWR',
      travellers: ['Dolores Pemberton'],
      tickets: ['0012387714460'],
      issuedOn: '2018-09-14',
      receivedOn: '2018-09-14',
      sender: 'American Airlines <no-reply@notify.email.aa.com>',
      legs: [
        {
          flight: 'AA 1608',
          from: 'LGA',
          to: 'DFW',
          departs: '2018-11-01 15:59',
          takes: '4:00',
          seats: ['21D'],
          cabin: 'Economy (Q)',
        },
        {
          flight: 'AA 2277',
          from: 'DFW',
          to: 'LAS',
          departs: '2018-11-01 20:05',
          takes: '2:55',
          seats: ['14B'],
          cabin: 'Economy (Q)',
        },
        {
          flight: 'AA 1290',
          from: 'LAS',
          to: 'CLT',
          departs: '2018-11-05 23:10',
          takes: '4:15',
          seats: ['8F'],
          cabin: 'Economy (S)',
        },
        {
          flight: 'AA 5104',
          from: 'CLT',
          to: 'LGA',
          departs: '2018-11-06 08:30',
          takes: '1:52',
          seats: ['12A'],
          cabin: 'Economy (S)',
          operatedBy: 'PSA Airlines As American Eagle',
        },
      ],
    },
    'two-passengers': {
      locator: 'BFJTLV',
      travellers: ['Warren Castellano', 'June Castellano'],
      tickets: ['0012390028117', '0012390028118'],
      issuedOn: '2026-06-06',
      receivedOn: '2026-06-06',
      legs: [
        {
          flight: 'AA 2440',
          from: 'PHX',
          to: 'MIA',
          departs: '2026-08-21 00:45',
          takes: '4:25',
          seats: ['19A', '19B'],
          cabin: 'Economy (O)',
          meal: 'Food for purchase',
        },
      ],
    },
  },
  print({ locator, travellers, tickets, issuedOn, legs }) {
    return sheet(
      table([['American Airlines', `Issued: ${write(issuedOn, 'MMM d, yyyy')}`]], {
        widths: [60, 40],
        size: 12,
      }),
      title('Your trip confirmation and receipt', 15),
      text(`Record Locator: ${locator}`, { bold: true, size: 12 }),
      text(
        'We charged $614.20 to your card ending in 3306 for your ticket purchase.\nYou can check in via the American app 24 hours before your flight and get your mobile boarding pass.',
      ),
      gap,
      ...legs.flatMap((leg) => [
        text(write(leg.departure, 'EEEE, MMMM d, yyyy'), { bold: true, size: 11 }),
        table(
          [
            [leg.from, leg.to, `Seat: ${leg.seats?.join(', ') ?? '--'}`],
            [leg.origin.city, leg.target.city, `Class: ${leg.cabin ?? ''}`],
            [
              write(leg.departure, 'h:mm a'),
              write(leg.arrival, 'h:mm a'),
              `Meals: ${leg.meal ?? ''}`,
            ],
          ],
          { widths: [30, 30, 40], copied: 'columns' },
        ),
        text(
          `American Airlines ${leg.number}${leg.days > 0 ? `\nArrives ${write(leg.arrival, 'EEE, MMM d')}` : ''}${leg.operatedBy ? `\nOperated by ${leg.operatedBy}` : ''}`,
        ),
        rule,
      ]),
      gap,
      ...travellers.flatMap((name, at) => [
        text(name, { bold: true }),
        table(
          [
            ['New ticket', `Ticket # ${tickets[at] ?? ''}`, ''],
            ['', 'Fare $251.16', 'Taxes & carrier-imposed fees $55.94'],
            ['', 'Ticket total', '$307.10'],
          ],
          { widths: [30, 35, 35] },
        ),
      ]),
      text('Bag information', { bold: true }),
      small(
        'Carry-on bags: 1 personal item and 1 carry-on no larger than 22 x 14 x 9 inches. 1st bag $40, 2nd bag $45. Maximum dimensions: 62 inches or 158 centimeters. Maximum weight: 50 pounds or 23 kilograms.\nYou have up to 24 hours from the time of ticket purchase to receive a full refund if you booked at least 2 days before departure.\nNOTICE OF INCORPORATED TERMS OF CONTRACT. Air transportation, whether domestic or international, is subject to the individual terms of the transporting air carriers.',
      ),
    );
  },
};
