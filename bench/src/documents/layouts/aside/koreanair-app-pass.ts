import type { Layout } from '../../layout.ts';
import { gap, rule, sheet, small, table, text } from '../../sheet.ts';
import { capitals } from '../../write-time.ts';

/** Korean Air's pass out of its app, copied cell by cell: English labels beside Korean towns, the day without a year. */
export const koreanairAppPass: Layout = {
  name: 'koreanair-app-pass',
  group: 10,
  language: 'ko',
  prints: ['seat', 'pnr'],
  hidesArrival: true,
  documents: {
    honolulu: {
      locator: 'RJN5UX',
      travellers: ['SEONU/YERIN MS'],
      tickets: ['180 2419931702'],
      issuedOn: '2027-04-15',
      receivedOn: '2027-04-16',
      extra: { boarding: '20:40', gate: '251', zone: '3', sequence: '214', class: '일반석' },
      legs: [
        {
          flight: 'KE 53',
          from: 'ICN',
          to: 'HNL',
          departs: '2027-04-16 21:20',
          takes: '8:25',
          terminals: ['2', '2'],
          seats: ['34A'],
        },
      ],
    },
    'jeju-morning': {
      locator: 'FXB2DN',
      travellers: ['NAMGUNG/HYUN MR'],
      tickets: ['180 2419931745'],
      issuedOn: '2027-01-30',
      receivedOn: '2027-01-31',
      extra: { boarding: '07:05', gate: '9', zone: '2', sequence: '041', class: '일반석' },
      legs: [
        {
          flight: 'KE 1023',
          from: 'GMP',
          to: 'CJU',
          departs: '2027-01-31 07:25',
          takes: '1:10',
          terminals: ['국내선', ''],
          seats: ['46D'],
        },
      ],
    },
  },
  print({ locator, travellers, tickets, legs, extra }) {
    const cells = { copied: 'cells' as const };
    return sheet(
      text('탑승권  Boarding Pass', { size: 13, bold: true }),
      text('KOREAN AIR', { size: 11, bold: true, band: true }),
      ...legs.flatMap((leg) => [
        table(
          [
            [`${leg.from}\n${leg.origin.korean}`, '→', `${leg.to}\n${leg.target.korean}`],
            [`${leg.departure.time} 출발`, '', ''],
          ],
          { widths: [40, 20, 40], size: 15, ...cells },
        ),
        rule,
        table(
          [
            ['FLIGHT', 'DATE', 'TERMINAL'],
            [
              `${leg.airline}${String(leg.number).padStart(4, '0')}`,
              capitals(leg.departure),
              leg.terminals?.[0] ?? '',
            ],
            ['BOARDING', 'GATE', 'SEAT'],
            [extra['boarding'] ?? '', extra['gate'] ?? '', leg.seat ?? ''],
            ['ZONE', 'CLASS', 'SEQ.NO'],
            [extra['zone'] ?? '', extra['class'] ?? '', extra['sequence'] ?? ''],
          ],
          { size: 11, ...cells },
        ),
        rule,
      ]),
      table(
        [
          ['승객명 NAME', travellers[0] ?? ''],
          ['예약번호 BOOKING REF.', locator],
          ['항공권 번호 TICKET NO.', `ETKT ${tickets[0] ?? ''}`],
          ['스카이패스 SKYPASS', 'KE 1127**417*  MORNING CALM'],
        ],
        { widths: [40, 60], copied: 'tabs' },
      ),
      gap,
      text('탑승은 출발 10분 전에 마감됩니다. Gate closes 10 minutes before departure.', {
        bold: true,
      }),
      small(
        '· 탑승구는 변경될 수 있으니 공항 안내 화면을 확인하시기 바랍니다. · 본인 확인을 위해 신분증(국제선은 여권)을 준비해 주십시오. · 위탁 수하물이 있으신 경우 셀프 백드롭을 이용해 주십시오. · 화면 밝기를 최대로 해 주십시오.',
      ),
      table([['Wallet에 추가', '이미지 저장', '메일 발송']], cells),
    );
  },
};
