import { carrierOf } from '../../carriers.ts';
import type { Layout } from '../../layout.ts';
import { gap, sheet, small, table, text } from '../../sheet.ts';
import { koreanTime, write } from '../../write-time.ts';

/** A pass in Samsung's wallet, pasted from the screen: boarding in large print, the departure below it. */
export const samsungwalletKorean: Layout = {
  name: 'samsungwallet-korean',
  group: 10,
  language: 'ko',
  prints: ['seat', 'pnr'],
  hidesArrival: true,
  documents: {
    'gimpo-jeju': {
      locator: 'WSQ4KT',
      travellers: ['SEONG/NARI MS'],
      issuedOn: '2026-11-20',
      receivedOn: '2026-11-20',
      extra: {
        clock: '오후 8:47',
        boarding: '오전 10:30',
        gate: '9',
        group: '3',
        serial: '112',
        barcode: 'M1SEONG/NARI MS       EWSQ4KT GMPCJUOZ 8917 325Y019D0112 100',
      },
      legs: [
        {
          flight: 'OZ 8917',
          from: 'GMP',
          to: 'CJU',
          departs: '2026-11-21 10:55',
          takes: '1:10',
          seats: ['19D'],
          cabin: '일반석',
        },
      ],
    },
    'incheon-fukuoka': {
      locator: 'QZ7KWS',
      travellers: ['PI/SEUNGWOO MR'],
      issuedOn: '2027-03-04',
      receivedOn: '2027-03-05',
      extra: {
        clock: '오전 5:12',
        boarding: '오전 6:55',
        gate: '34',
        group: 'B',
        serial: '027',
      },
      legs: [
        {
          flight: 'LJ 221',
          from: 'ICN',
          to: 'FUK',
          departs: '2027-03-05 07:25',
          takes: '1:25',
          seats: ['31A'],
          cabin: '이코노미',
        },
      ],
    },
  },
  print({ locator, travellers, legs, extra }) {
    const narrow = { widths: [26, 26, 48], copied: 'cells' as const };
    return sheet(
      table([[extra['clock'] ?? '', '', '알림 2   5G   73%']], { widths: [26, 26, 48], size: 8 }),
      text('Samsung Wallet', { size: 10, bold: true }),
      ...legs.flatMap((leg) => [
        text(`${carrierOf(leg.airline).toUpperCase()}   ${leg.airline}${leg.number}`, {
          band: true,
          size: 12,
        }),
        table(
          [
            [leg.from, leg.to, ''],
            [
              leg.origin.korean.split('/').at(-1) ?? '',
              leg.target.korean.split('/').at(-1) ?? '',
              '',
            ],
          ],
          { ...narrow, size: 20 },
        ),
        gap,
        table(
          [
            ['탑승', '게이트', ''],
            [extra['boarding'] ?? '', extra['gate'] ?? '', ''],
          ],
          { ...narrow, size: 14 },
        ),
        table(
          [
            ['출발', '좌석', ''],
            [koreanTime(leg.departure), leg.seat ?? '', ''],
            ['출발일', '탑승 그룹', ''],
            [write(leg.departure, "yyyy'년' M'월' d'일'"), extra['group'] ?? '', ''],
            ['탑승객', '좌석 등급', ''],
            [travellers[0] ?? '', leg.cabin ?? '', ''],
            ['예약번호', '탑승순번', ''],
            [locator, extra['serial'] ?? '', ''],
          ],
          { ...narrow, size: 11 },
        ),
        gap,
      ]),
      ...(extra['barcode']
        ? [{ kind: 'barcode', symbology: 'azteccode', data: extra['barcode'] } as const]
        : []),
      small('탑승권은 출발 후 24시간이 지나면 자동으로 지난 티켓으로 이동합니다.'),
      text('앱 열기     공유     삭제', { size: 9 }),
      small('게이트는 변경될 수 있으니 공항 안내를 확인하세요. 탑승 마감은 출발 10분 전입니다.'),
    );
  },
};
