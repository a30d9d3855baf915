import { carrierOf } from '../../carriers.ts';
import type { Layout } from '../../layout.ts';
import type { Leg } from '../../legs.ts';
import { gap, rule, sheet, small, table, title } from '../../sheet.ts';
import { capitals, write } from '../../write-time.ts';

/** The mobile boarding pass of a Korean airline, with its barcode. */
export const boardingPassKorean: Layout = {
  name: 'boarding-pass-korean',
  group: 10,
  language: 'ko',
  prints: ['seat', 'pnr'],
  hidesArrival: true,
  documents: {
    jeju: {
      locator: 'RW3KTP',
      travellers: ['SHIN/AREUM MS'],
      issuedOn: '2026-05-01',
      receivedOn: '2026-05-01',
      extra: { boarding: '07:10', gate: '12', zone: '2' },
      legs: [
        {
          flight: 'TW 703',
          from: 'GMP',
          to: 'CJU',
          departs: '2026-05-02 07:30',
          takes: '1:10',
          seats: ['23F'],
          booked: 'Y',
        },
      ],
    },
  },
  print({ locator, travellers, legs, extra }) {
    return sheet(
      ...legs.flatMap((leg) => [
        title('탑승권  BOARDING PASS', 16),
        table([[carrierOf(leg.airline).toUpperCase(), `예약번호 ${locator}`]], {
          widths: [60, 40],
        }),
        gap,
        table(
          [
            [leg.from, '→', leg.to],
            [leg.origin.korean, '', leg.target.korean],
          ],
          { widths: [40, 20, 40], size: 18, copied: 'cells' },
        ),
        gap,
        table(
          [
            ['탑승객 NAME', '편명 FLIGHT', '날짜 DATE'],
            [
              travellers[0] ?? '',
              `${leg.airline}${leg.number}`,
              capitals(leg.departure, 'ddMMMyy'),
            ],
          ],
          { widths: [40, 30, 30], size: 11 },
        ),
        table(
          [
            ['탑승시각 BOARDING', '출발시각 DEPARTURE', '탑승구 GATE', '좌석 SEAT'],
            [
              extra['boarding'] ?? '',
              write(leg.departure, 'HH:mm'),
              extra['gate'] ?? '',
              leg.seat ?? '',
            ],
          ],
          { widths: [28, 30, 21, 21], size: 11 },
        ),
        {
          kind: 'barcode' as const,
          symbology: 'pdf417' as const,
          data: toPassData(travellers[0] ?? '', locator, leg),
        },
        rule,
      ]),
      small(
        '탑승구는 출발 10분 전에 닫힙니다. 신분증을 반드시 지참하여 주십시오. 탑승구는 사정에 따라 변경될 수 있으니 공항 안내 화면을 확인하여 주십시오.',
      ),
      small(
        '보조배터리와 전자담배는 위탁수하물로 부칠 수 없습니다. 국내선 무료 위탁수하물 15KG, 기내수하물 10KG 이내 1개.',
      ),
    );
  },
};

/** The mandatory fields of a boarding pass's barcode (IATA resolution 792). */
function toPassData(
  name: string,
  locator: string,
  { from, to, airline, number, departure, seat, booked }: Leg,
): string {
  const day =
    (Date.parse(departure.date) - Date.parse(`${departure.date.slice(0, 4)}-01-01`)) / 86_400_000 +
    1;
  return `M1${name.padEnd(20).slice(0, 20)}E${locator.padEnd(7)}${from}${to}${airline.padEnd(3)}${String(number).padStart(4, '0')} ${String(day).padStart(3, '0')}${booked ?? 'Y'}${(seat ?? '').padStart(4, '0')}0041 100`;
}
