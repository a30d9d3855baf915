import { carrierOf } from '../../carriers.ts';
import type { Layout } from '../../layout.ts';
import { gap, rule, sheet, small, table, text, title } from '../../sheet.ts';
import { write } from '../../write-time.ts';

/** The mail about a changed schedule: the former times stand above the new ones. */
export const scheduleChange: Layout = {
  name: 'schedule-change',
  group: 8,
  language: 'en',
  prints: ['pnr'],
  documents: {
    'earlier-departure': {
      locator: 'N2WRKD',
      travellers: ['Ms Beatriz Salgado'],
      issuedOn: '2026-08-30',
      receivedOn: '2026-08-30',
      extra: { oldNumber: '1340', oldDeparture: '12:05', oldArrival: '14:45' },
      legs: [
        { flight: 'TP 1332', from: 'LIS', to: 'LHR', departs: '2026-10-09 09:25', takes: '2:45' },
      ],
    },
    'a-day-later': {
      locator: 'GX7PTL',
      travellers: ['Mr Tobias Wren'],
      issuedOn: '2027-02-14',
      receivedOn: '2027-02-14',
      extra: {
        oldNumber: '615',
        oldDeparture: '21:15',
        oldArrival: '23:10',
        oldDate: '2027-03-21',
      },
      legs: [
        { flight: 'FI 615', from: 'KEF', to: 'JFK', departs: '2027-03-22 17:00', takes: '6:10' },
      ],
    },
  },
  print({ locator, travellers, issuedOn, legs, extra }) {
    return sheet(
      ...legs.flatMap((leg) => [
        text(carrierOf(leg.airline), { size: 15, bold: true }),
        title('Important: your flight times have changed', 14),
        text(`Booking reference: ${locator}\nSent on ${write(issuedOn, 'd MMMM yyyy')}`),
        gap,
        text(`Dear ${travellers[0] ?? ''},`),
        text(
          'We are writing to let you know about a change to your booking. We are sorry for any inconvenience that this may cause. Please review the details of your new flight below.',
        ),
        gap,
        text('ORIGINAL SCHEDULE', { bold: true }),
        table(
          [
            ['Flight', 'Date', 'From', 'Departs', 'To', 'Arrives'],
            [
              `${leg.airline}${extra['oldNumber'] ?? ''}`,
              write(extra['oldDate'] ?? leg.departure.date, 'EEE d MMM yyyy'),
              `${leg.origin.city} (${leg.from})`,
              extra['oldDeparture'] ?? '',
              `${leg.target.city} (${leg.to})`,
              extra['oldArrival'] ?? '',
            ],
          ],
          { widths: [12, 22, 20, 13, 20, 13], head: true, ruled: true },
        ),
        gap,
        text('NEW SCHEDULE', { bold: true }),
        table(
          [
            ['Flight', 'Date', 'From', 'Departs', 'To', 'Arrives'],
            [
              `${leg.airline}${leg.number}`,
              write(leg.departure, 'EEE d MMM yyyy'),
              `${leg.origin.city} (${leg.from})`,
              leg.departure.time,
              `${leg.target.city} (${leg.to})`,
              leg.arrival.time,
            ],
          ],
          { widths: [12, 22, 20, 13, 20, 13], head: true, ruled: true },
        ),
        rule,
      ]),
      text('What you need to do', { bold: true }),
      text(
        'If the new flight suits you, please accept the change in Manage my booking. Your e-ticket number stays the same. If it does not, you can rebook free of charge on another of our flights within 14 days of the original date, or ask for a refund.',
      ),
      small(
        'If you have a connecting booking with another airline, hotel or car hire, please contact your provider. Passengers departing from an EU airport have rights under Regulation (EC) No 261/2004. This mailbox is not monitored. Contact centre: open daily 07:00 to 22:00.',
      ),
    );
  },
};
