import { carrierOf } from '../../carriers.ts';
import type { Layout } from '../../layout.ts';
import type { Leg } from '../../legs.ts';
import type { Place } from '../../places.ts';
import { type Row, gap, sheet, small, table, text } from '../../sheet.ts';
import { capitals, write } from '../../write-time.ts';

const place = ({ korean, code, city }: Place): string =>
  `${korean}\n${city.toUpperCase()} (${code})`;

const end = (moment: Leg['departure']): readonly [string, string] => [
  capitals(moment, 'ddMMMyy') + write(moment, '(EEE)', 'ko'),
  write(moment, 'HH:mm'),
];

/** Three rows a flight: departure, arrival, and what the ticket allows. */
function printFlight(leg: Leg): Row[] {
  return [
    [
      `${leg.airline}${String(leg.number).padStart(3, '0')}`,
      '출발\nDEP',
      place(leg.origin),
      ...end(leg.departure),
      leg.terminals?.[0] ?? '',
      `${leg.booked ?? 'Y'} / OK`,
    ],
    [
      carrierOf(leg.airline),
      '도착\nARR',
      place(leg.target),
      ...end(leg.arrival),
      leg.terminals?.[1] ?? '',
      '',
    ],
    [
      '',
      '운임\nFARE',
      `Fare Basis ${leg.fareBasis ?? ''}\nNVA ${capitals(leg.departure, 'ddMMM')}28`,
      `수하물 BAG\n${leg.baggage ?? ''}`,
      '',
      '좌석\nSEAT',
      leg.seat ?? '-',
    ],
  ];
}

/** The certificate of an electronic ticket of a Korean agency: a form in two languages with the flight's number left of three rows. */
export const certificateKorean: Layout = {
  name: 'certificate-korean',
  group: 2,
  language: 'ko',
  prints: ['seat', 'baggage', 'pnr'],
  documents: {
    'hanoi-by-night': {
      locator: 'TQ6WKB',
      travellers: ['GONG/HAERIN MS', 'TAK/INHO MR'],
      tickets: ['738-2417709911', '738-2417709912'],
      issuedOn: '2026-10-27',
      receivedOn: '2026-10-28',
      sender: '모두의항공 <ticket@moduair.example>',
      legs: [
        {
          flight: 'VN 417',
          from: 'ICN',
          to: 'HAN',
          departs: '2026-12-16 10:05',
          takes: '4:50',
          terminals: ['1', '2'],
          booked: 'R',
          fareBasis: 'RPXKRVF',
          baggage: '23KG 1개',
          seats: ['19D', '19E'],
        },
        {
          flight: 'VN 416',
          from: 'HAN',
          to: 'ICN',
          departs: '2026-12-20 23:35',
          takes: '4:10',
          terminals: ['2', '1'],
          booked: 'T',
          fareBasis: 'TPXKRVF',
          baggage: '23KG 1개',
          seats: ['22H', '22K'],
        },
      ],
    },
  },
  print({ locator, travellers, tickets, issuedOn, legs }) {
    return sheet(
      text('전자항공권 발행 확인서', { size: 14, bold: true, align: 'center' }),
      text('ELECTRONIC TICKET CERTIFICATE', { size: 9, align: 'center' }),
      gap,
      table(
        [
          [
            '승객명\nPassenger',
            travellers.join('\n'),
            '항공권번호\nTicket No.',
            tickets.join('\n'),
          ],
          [
            '예약번호\nPNR No.',
            locator,
            '발행일 / 발행처\nIssued',
            `${capitals(issuedOn, 'ddMMMyy')} / 17399914 SEL`,
          ],
        ],
        { widths: [16, 34, 20, 30], ruled: true },
      ),
      gap,
      table(
        [
          [
            '편명\nFlight',
            '구분',
            '도시/공항\nCity/Airport',
            '일자\nDate',
            '시각\nTime',
            '터미널\nTerminal',
            '등급/상태\nClass/Status',
          ],
          ...legs.flatMap(printFlight),
        ],
        { widths: [16, 8, 28, 17, 9, 10, 12], head: true, ruled: true, size: 8.5 },
      ),
      gap,
      table(
        [
          ['운임 Fare', 'KRW 312,000', '세금 Tax', 'KRW 28,000BP 31,200JC 14,900C4'],
          ['유류할증료 YR', 'KRW 67,400', '합계 Total', 'KRW 453,500 x 2 = 907,000'],
          [
            '지불 Payment',
            'CASH 400,000 / CC 507,000',
            '제한 Endorse',
            'NON-END REF 100,000 CHG 70,000',
          ],
        ],
        { widths: [16, 30, 14, 40], size: 8, ruled: true },
      ),
      small(
        '본 확인서는 항공권 발행 사실을 확인하는 문서이며 탑승권이 아닙니다. 탑승수속 시 여권과 함께 제시하여 주십시오. 체크인 카운터는 출발 3시간 전에 열리며 50분 전에 마감됩니다. 베트남 무비자 체류는 45일까지입니다. 리튬 배터리는 위탁하실 수 없습니다. 운송 약관은 각 항공사 홈페이지에서 확인하실 수 있습니다.',
      ),
      small(
        '(주)모두의항공  서울특별시 마포구 양화로 00  대표 02-000-7747  팩스 02-000-7748  IATA 17399914  발권 마감 평일 17:30',
      ),
    );
  },
};
