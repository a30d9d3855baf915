import type { Layout } from '../../layout.ts';
import { gap, rule, sheet, small, table, title } from '../../sheet.ts';
import { write } from '../../write-time.ts';

/** VietJet's itinerary in English and in Vietnamese without its signs: days in figures, a clock before each city. */
export const vietjetBilingual: Layout = {
  name: 'vietjet-bilingual',
  group: 8,
  language: 'en',
  prints: ['seat', 'meal', 'baggage', 'pnr'],
  documents: {
    'seoul-phu-quoc': {
      locator: 'VJQ4TW',
      travellers: ['TRAN, THI BICH NGOC', 'SON, MINJAE'],
      issuedOn: '2026-11-02',
      receivedOn: '2026-11-02',
      sender: 'Vietjet Air <no-reply@vietjetair.com>',
      extra: { fares: 'Eco,Eco' },
      legs: [
        {
          flight: 'VJ 863',
          from: 'ICN',
          to: 'SGN',
          departs: '2026-12-06 11:10',
          takes: '5:20',
          aircraft: 'A321',
          seats: ['17D', '17E'],
          meal: 'Pho Thin',
          baggage: '20kg',
        },
        {
          flight: 'VJ 325',
          from: 'SGN',
          to: 'PQC',
          departs: '2026-12-06 17:45',
          takes: '1:05',
          aircraft: 'A320',
          seats: ['9A', '9B'],
          baggage: '20kg',
        },
      ],
    },
    'hanoi-overnight': {
      locator: 'TQVJ8K',
      travellers: ['SEOK, YERIN'],
      issuedOn: '2027-02-03',
      receivedOn: '2027-02-05',
      extra: { fares: 'Promo,Deluxe' },
      legs: [
        {
          flight: 'VJ 960',
          from: 'HAN',
          to: 'ICN',
          departs: '2027-03-09 23:30',
          takes: '4:15',
          aircraft: 'A321',
          seats: ['28F'],
          baggage: '30kg',
        },
        {
          flight: 'VJ 961',
          from: 'ICN',
          to: 'HAN',
          departs: '2027-04-05 11:05',
          takes: '4:50',
          aircraft: 'A330',
          seats: ['33C'],
          meal: 'Bun Cha Combo',
          baggage: '30kg',
        },
      ],
    },
  },
  print({ locator, travellers, issuedOn, legs, extra }) {
    const fares = (extra['fares'] ?? '').split(',');
    return sheet(
      table([['vietjetAir.com', 'Booking Confirmation / Xac nhan dat cho']], {
        widths: [45, 55],
        size: 12,
      }),
      rule,
      table(
        [
          ['Reservation Number / Ma dat cho', locator],
          ['Status / Trang thai', 'Confirmed / Da xac nhan'],
          ['Booking Date / Ngay dat', write(issuedOn, 'dd/MM/yyyy')],
        ],
        { widths: [40, 60], size: 10 },
      ),
      gap,
      title('1. Flight Information / Thong tin chuyen bay', 11),
      table(
        [
          [
            'Flight No.\nSo hieu chuyen bay',
            'Date\nNgay',
            'Fare Class\nHang ve',
            'Departs\nKhoi hanh',
            'Arrives\nDen',
          ],
          ...legs.map((leg, at) => [
            `${leg.airline}${leg.number} (${leg.aircraft ?? ''})`,
            write(leg.departure, 'dd/MM/yyyy'),
            fares[at] ?? '',
            `${leg.departure.time} - ${leg.origin.city} (${leg.from})`,
            `${leg.arrival.time} - ${leg.target.city} (${leg.to})`,
          ]),
        ],
        { widths: [20, 14, 14, 26, 26], head: true, ruled: true },
      ),
      gap,
      title('2. Passenger Information / Thong tin hanh khach', 11),
      table(
        [
          ['Passenger / Hanh khach', 'Flight', 'Seat / Ghe', 'Add-ons / Dich vu'],
          ...travellers.flatMap((name, guest) =>
            legs.map((leg) => [
              name,
              `${leg.from}-${leg.to}`,
              leg.seats?.[guest] ?? '',
              [leg.baggage && `Bag ${leg.baggage}`, leg.meal].filter(Boolean).join('; '),
            ]),
          ),
        ],
        { widths: [34, 16, 16, 34], head: true, size: 8.5 },
      ),
      gap,
      title('3. Charges / Chi phi', 11),
      table(
        [
          ['Description / Dien giai', 'Amount', 'VAT', 'Total'],
          ['Fare', '2,480,000', '0', '2,480,000 VND'],
          ['Airport Tax Int / Admin Fee Int', '1,190,000', '0', '1,190,000 VND'],
          ['Baggage, seat, meal', '840,000', '0', '840,000 VND'],
          [`Paid by VI XXXX2207 ${write(issuedOn, 'dd/MM/yyyy')}`, '', '', '4,510,000 VND'],
        ],
        { widths: [46, 18, 12, 24], size: 8, head: true },
      ),
      small(
        'Check-in counters open 3 hours and close 50 minutes before the scheduled time of departure (international 60 minutes); boarding gates close 15 minutes before. Quay lam thu tuc dong truoc gio khoi hanh 50 phut. Carry-on baggage 7kg: one main piece 56 x 36 x 23 cm and one small item. All times are local. Eco and Promo fares: change fee 450,000 VND per flight per passenger plus fare difference, not refundable. Passengers are responsible for passports valid for 6 months and visas. Vietjet Aviation Joint Stock Company, 302/3 Kim Ma, Ba Dinh, Ha Noi. Hotline 1900 1886.',
      ),
    );
  },
};
