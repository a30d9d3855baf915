import { fromMinutes, toMinutes } from '@ooo/domain/shared/wall-time';
import type { Layout } from '../../layout.ts';
import { gap, sheet, small, table, text, title } from '../../sheet.ts';
import { shift, write } from '../../write-time.ts';

/** IndiGo's itinerary: one row a flight with the drop's closing beside the departure, services below by sector. */
export const indigoItinerary: Layout = {
  name: 'indigo-itinerary',
  group: 2,
  language: 'en',
  prints: ['aircraft', 'seat', 'meal', 'baggage', 'pnr'],
  documents: {
    'bengaluru-singapore': {
      locator: 'QFPX3L',
      travellers: ['Ms Vaidehi Ramanathan'],
      issuedOn: '2027-02-17',
      receivedOn: '2027-02-17',
      sender: 'IndiGo <reservations@customer.goindigo.in>',
      legs: [
        {
          flight: '6E 1005',
          from: 'BLR',
          to: 'SIN',
          departs: '2027-03-13 22:50',
          takes: '4:35',
          terminals: ['T2', 'T2'],
          aircraft: 'A321',
          seats: ['14C'],
          meal: 'Paneer Tikka Sandwich Combo',
          baggage: '20 kg',
        },
        {
          flight: '6E 1006',
          from: 'SIN',
          to: 'BLR',
          departs: '2027-03-20 06:55',
          takes: '4:50',
          terminals: ['T2', 'T2'],
          aircraft: 'A320',
          seats: ['9A'],
          meal: 'Poha Combo',
          baggage: '20 kg',
        },
      ],
    },
    'mumbai-kathmandu-by-delhi': {
      locator: 'N5VBGR',
      travellers: ['Mr Zubin Daruwala', 'Mrs Roshni Daruwala'],
      issuedOn: '2026-11-30',
      receivedOn: '2026-11-30',
      hides: ['meal'],
      legs: [
        {
          flight: '6E 5332',
          from: 'BOM',
          to: 'DEL',
          departs: '2026-12-24 06:15',
          takes: '2:15',
          terminals: ['T2', 'T3'],
          aircraft: 'A321',
          seats: ['22D', '22E'],
          baggage: '30 kg',
        },
        {
          flight: '6E 1153',
          from: 'DEL',
          to: 'KTM',
          departs: '2026-12-24 11:05',
          takes: '1:50',
          terminals: ['T3', 'TI'],
          aircraft: 'A320',
          seats: ['17A', '17B'],
          baggage: '30 kg',
        },
      ],
    },
  },
  print({ locator, travellers, issuedOn, legs }) {
    return sheet(
      table([['IndiGo', 'goindigo.in  |  Call +91 124 617 3838']], { size: 11 }),
      table(
        [
          ['PNR/Booking Ref.', 'Status', 'Date of Booking*', 'Payment Status'],
          [locator, 'CONFIRMED', write(issuedOn, "ddMMMyy' 11:42:08 (UTC)'"), 'Approved'],
        ],
        { head: true, ruled: true },
      ),
      small(
        '*Booking date reflects in UTC (Coordinated Universal Time), all other timings mentioned are as per local time',
      ),
      ...travellers.map((name, at) =>
        text(`IndiGo Passenger - ${at + 1}/${travellers.length}   ${name}`, { bold: true }),
      ),
      gap,
      title('IndiGo Flight(s)', 11),
      table(
        [
          [
            'Date',
            'From (Terminal)',
            'To (Terminal)',
            'Flight No. (Type)',
            'Check-in/Bag drop closes',
            'Departs',
            'Arrives',
          ],
          ...legs.map((leg) => [
            write(leg.departure, 'dd MMM yy'),
            `${leg.origin.city} (${leg.terminals?.[0] ?? ''})`,
            `${leg.target.city} (${leg.terminals?.[1] ?? ''})`,
            `${leg.airline} ${leg.number}\n(${leg.aircraft ?? ''})`,
            `${fromMinutes(toMinutes(leg.departure.time) - 60)} hrs`,
            `${leg.departure.time} hrs`,
            `${leg.arrival.time} hrs${shift(leg.days, '\n(+', ' day)')}`,
          ]),
        ],
        { widths: [12, 17, 17, 15, 15, 12, 12], size: 8, head: true, ruled: true },
      ),
      gap,
      title('Seats and Additional Services', 11),
      table(
        [
          ['Passenger Name', 'Sector', 'Seat', '6E Services'],
          ...legs.flatMap((leg) =>
            travellers.map((name, at) => [
              name,
              `${leg.from} - ${leg.to}`,
              leg.seats?.[at] ?? '',
              [`${leg.baggage ?? ''} check-in baggage`, leg.meal].filter(Boolean).join(', '),
            ]),
          ),
        ],
        { widths: [30, 15, 10, 45], size: 8, head: true },
      ),
      gap,
      title('Fare Summary', 11),
      table(
        [
          ['Airfare Charges', '14,212.00 INR', 'Seat/6E Eats', '1,050.00 INR'],
          ['Regional Connectivity Charge', '50.00 INR', 'IGST/GST', '713.00 INR'],
          ['Aviation Security Fee', '236.00 INR', 'Total Fare', '17,469.00 INR'],
        ],
        { size: 8 },
      ),
      small(
        'Web check-in opens 48 hrs and closes 60 mins (75 mins international) prior to departure. Boarding gate closes 25 mins prior. Carry a valid photo ID; infants need a birth certificate. Hand bag: one piece up to 7 kg. IndiGo operates from Terminals 1, 2 and 3 at Delhi and 1 and 2 at Mumbai: check yours before you leave. Cancellation up to 72 hrs INR 2,999, within 72 hrs INR 4,999 per sector. InterGlobe Aviation Ltd, Emaar Capital Tower-II, Sector 28, Gurugram 122002, Haryana. GSTIN 00AABCI2726B0Z0.',
      ),
    );
  },
};
