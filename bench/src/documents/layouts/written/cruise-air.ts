import { carrierOf } from '../../carriers.ts';
import type { Layout } from '../../layout.ts';
import { gap, rule, sheet, small, table, text, title } from '../../sheet.ts';
import { write } from '../../write-time.ts';

/** A cruise line's travel documents: the flights that come with a cruise stand beside the calls of its ship, which have days and hours too. */
export const cruiseAir: Layout = {
  name: 'cruise-air',
  group: 9,
  language: 'en',
  prints: ['seat', 'operatedBy', 'pnr'],
  documents: {
    'atlanta-amsterdam-budapest': {
      locator: 'JWK7QT',
      travellers: ['THADDEUS WINSLOW', 'ROSALIND WINSLOW'],
      tickets: ['006 7741208830', '006 7741208831'],
      issuedOn: '2027-02-03',
      receivedOn: '2027-02-06',
      sender: 'Halcyon River Cruises <documents@halcyon-rivers.example>',
      legs: [
        {
          flight: 'DL 72',
          from: 'ATL',
          to: 'AMS',
          departs: '2027-04-10 17:55',
          takes: '8:30',
          booked: 'K',
          seats: ['34A', '34B'],
        },
        {
          flight: 'DL 8664',
          from: 'BUD',
          to: 'CDG',
          departs: '2027-04-19 06:45',
          takes: '2:25',
          booked: 'K',
          operatedBy: 'Air France',
        },
        {
          flight: 'DL 83',
          from: 'CDG',
          to: 'ATL',
          departs: '2027-04-19 13:25',
          takes: '9:45',
          booked: 'K',
          seats: ['41F', '41G'],
        },
      ],
    },
  },
  print({ locator, travellers, tickets, issuedOn, legs }) {
    return sheet(
      text('HALCYON RIVER CRUISES', { size: 15, bold: true, align: 'center' }),
      title('Your Guest Travel Documents', 12),
      table(
        [
          ['Booking number', '8841207', 'Ship', 'MS Halcyon Aurora, stateroom 214'],
          [
            'Guests',
            travellers.join(' / '),
            'Voyage',
            'Grand European Rivers, Apr 11 - Apr 19, 2027',
          ],
          ['Printed', write(issuedOn, 'MMMM d, yyyy'), 'Balance due', '$0.00'],
        ],
        { widths: [16, 30, 14, 40], size: 8 },
      ),
      rule,
      text('Flight Schedule', { size: 11, bold: true }),
      text(`Airline confirmation number: ${locator}     Class: Economy`),
      table(
        [
          ['Date', 'Airline / Flight', 'From', 'Departs', 'To', 'Arrives', 'Seats'],
          ...legs.map((leg) => [
            write(leg.departure, 'EEE MMM d'),
            `${carrierOf(leg.airline)} ${leg.number}${leg.operatedBy ? `\nOperated by ${leg.operatedBy}` : ''}`,
            `${leg.origin.city}\n(${leg.from})`,
            write(leg.departure, 'h:mm a'),
            `${leg.target.city}\n(${leg.to})`,
            `${write(leg.arrival, 'h:mm a')}${leg.days > 0 ? write(leg.arrival, "'\n'MMM d") : ''}`,
            leg.seats?.join('\n') ?? 'At\ncheck-in',
          ]),
        ],
        { widths: [13, 25, 14, 11, 15, 11, 11], head: true, ruled: true, size: 8.5 },
      ),
      small(`Electronic tickets: ${tickets.join(', ')}. Tickets are non-refundable.`),
      gap,
      text('Transfers', { size: 11, bold: true }),
      table(
        [
          [
            'Sun Apr 11',
            'Amsterdam Schiphol (AMS) to pier, De Ruijterkade 153',
            '9:30 AM or 12:00 PM',
          ],
          ['Mon Apr 19', 'Pier Belgrad rakpart to Budapest Liszt Ferenc Airport (BUD)', '3:45 AM'],
        ],
        { widths: [14, 62, 24], size: 8 },
      ),
      gap,
      text('Your Voyage Day by Day', { size: 11, bold: true }),
      table(
        [
          ['Day', 'Port', 'Arrive', 'Depart'],
          ['Sun Apr 11', 'Amsterdam, Netherlands', 'Embark 3:00 PM', '11:00 PM'],
          ['Mon Apr 12', 'Cologne, Germany', '1:30 PM', '10:00 PM'],
          ['Tue Apr 13', 'Koblenz / Rüdesheim, Germany', '8:00 AM', '6:45 PM'],
          ['Thu Apr 15', 'Würzburg, Germany', '9:00 AM', '5:30 PM'],
          ['Fri Apr 16', 'Nuremberg, Germany', '7:15 AM', '4:00 PM'],
          ['Sat Apr 17', 'Passau, Germany', '8:30 AM', '2:00 PM'],
          ['Sun Apr 18', 'Vienna, Austria', '6:00 AM', '11:30 AM'],
          ['Mon Apr 19', 'Budapest, Hungary', '1:00 AM', 'Disembark'],
        ],
        { widths: [18, 42, 20, 20], head: true, size: 8 },
      ),
      gap,
      small(
        'Airlines may charge for checked bags: $0 first bag, $100 second bag to Europe. Schedule changes by the airline are beyond our control; please check 72 hours before you leave. Optional excursions: Concert in Vienna $94, Rothenburg $79. Hotel Strings extra: dinner dress is smart casual. Emergency line 1-800-555-0142, 24 hours. Ship to shore +49 151 5550 0177. Ask us about Rhine Getaway 2028: save up to $1,200 and fly free from select cities if you book by March 31.',
      ),
    );
  },
};
