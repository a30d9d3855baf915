import { carrierOf } from '../../carriers.ts';
import type { Layout } from '../../layout.ts';
import type { Leg } from '../../legs.ts';
import { nationOf, type Place } from '../../places.ts';
import { gap, rule, sheet, small, table, text, title } from '../../sheet.ts';
import { write } from '../../write-time.ts';

const NATIONS: Readonly<Record<string, string>> = { KR: '대한민국', DE: '독일', TH: '태국' };

const end = (place: Place, at: Leg['departure'], terminal = ''): string =>
  [
    `${place.city.toUpperCase()} (${place.code}), ${NATIONS[nationOf(place)] ?? nationOf(place)}`,
    '시간',
    write(at, 'HH:mm'),
    ...(terminal ? ['터미널', `TERMINAL ${terminal}`] : []),
  ].join('\n');

/** Sabre's receipt of a ticket with Korean labels, as a web agency sends it: the day stands once, in the first column. */
export const tourvisSabreKorean: Layout = {
  name: 'tourvis-sabre-korean',
  group: 4,
  language: 'ko',
  prints: ['seat', 'baggage', 'operatedBy', 'pnr'],
  documents: {
    'frankfurt-and-back': {
      locator: 'OQWTKL',
      travellers: ['YOU/SEONGHYEON MR'],
      tickets: ['9882417733815'],
      issuedOn: '2027-01-29',
      receivedOn: '2027-01-29',
      sender: '투어비스 <noreply@tourvis.com>',
      extra: { airline: 'ASIANA AIRLINES' },
      legs: [
        {
          flight: 'OZ 541',
          from: 'ICN',
          to: 'FRA',
          departs: '2027-05-13 12:30',
          takes: '13:55',
          terminals: ['1', '1'],
          booked: 'Q',
          fareBasis: 'QHEKS2',
          seats: ['27D'],
          baggage: '1PC',
        },
        {
          flight: 'OZ 6981',
          from: 'FRA',
          to: 'HAM',
          departs: '2027-05-13 21:15',
          takes: '1:05',
          terminals: ['1', '2'],
          booked: 'Q',
          fareBasis: 'QHEKS2',
          baggage: '1PC',
          operatedBy: 'LUFTHANSA',
        },
        {
          flight: 'OZ 542',
          from: 'FRA',
          to: 'ICN',
          departs: '2027-05-23 18:10',
          takes: '11:35',
          terminals: ['1', '1'],
          booked: 'V',
          fareBasis: 'VLEKS2',
          seats: ['31H'],
          baggage: '1PC',
        },
      ],
    },
    'bangkok-overnight': {
      locator: 'ZTKQWB',
      travellers: ['RYU/JAEHEE MS'],
      tickets: ['2172417733902'],
      issuedOn: '2026-12-28',
      receivedOn: '2026-12-29',
      extra: { airline: 'THAI AIRWAYS INTERNATIONAL' },
      legs: [
        {
          flight: 'TG 657',
          from: 'ICN',
          to: 'BKK',
          departs: '2027-02-26 21:35',
          takes: '6:05',
          terminals: ['1', ''],
          booked: 'W',
          fareBasis: 'WLKR6M',
          seats: ['42A'],
          baggage: '25KG',
        },
        {
          flight: 'TG 658',
          from: 'BKK',
          to: 'ICN',
          departs: '2027-03-03 08:25',
          takes: '5:20',
          terminals: ['', '1'],
          booked: 'W',
          fareBasis: 'WLKR6M',
          seats: ['44C'],
          baggage: '25KG',
        },
      ],
    },
  },
  print({ locator, travellers, tickets, issuedOn, legs, extra }) {
    return sheet(
      title('전자 항공권 영수증 (eTicket Receipt)', 14),
      text('다음 승객을 위해 준비됨', { size: 8 }),
      text(travellers[0] ?? '', { size: 12, bold: true }),
      table(
        [
          ['예약 코드', locator, '항공권 번호', tickets[0] ?? ''],
          [
            '발행일',
            write(issuedOn, "yyyy'년' M'월' d'일'"),
            '발행 항공사',
            extra['airline'] ?? '',
          ],
          ['발행 대리점', '타이드스퀘어 투어비스/B0TG', 'IATA 번호', '17304177'],
        ],
        { widths: [14, 36, 14, 36], size: 8.5 },
      ),
      gap,
      text('여정 세부 정보', { size: 11, bold: true }),
      table(
        [
          ['여행일', '항공사', '출발', '도착', '기타 정보'],
          ...legs.map((leg) => [
            write(leg.departure, "yyyy'년' M'월' d'일'"),
            `${carrierOf(leg.airline).toUpperCase()}\n${leg.airline} ${leg.number}${leg.operatedBy ? `\n운항 항공사:\n${leg.operatedBy}` : ''}`,
            end(leg.origin, leg.departure, leg.terminals?.[0]),
            `${end(leg.target, leg.arrival, leg.terminals?.[1])}${leg.days > 0 ? `\n도착일: ${write(leg.arrival, "M'월' d'일'")}` : ''}`,
            [
              '객실 등급 이코노미',
              `좌석 번호 ${leg.seat ?? '체크인 필요'}`,
              `수하물 허용량 ${leg.baggage ?? ''}`,
              '예약 상태 확약됨',
              `운임 기준 ${leg.fareBasis ?? ''}`,
              `다음 이후 유효하지 않음 ${write(leg.departure, "M'월' d'일'")}`,
            ].join('\n'),
          ]),
        ],
        { widths: [15, 18, 22, 22, 23], head: true, ruled: true, size: 8.5 },
      ),
      gap,
      text('결제/운임 세부 정보', { size: 11, bold: true }),
      table(
        [
          ['결제 수단', 'CREDIT CARD - VISA : XXXXXXXXXXXX 2207'],
          ['운임', 'KRW 512,000'],
          ['세금/수수료', 'KRW 28,000 BP  KRW 374,400 YQ  KRW 61,300 RA/DE/OY'],
          ['총 운임', 'KRW 975,700 (발권수수료 10,000 별도)'],
        ],
        { widths: [20, 80], size: 8 },
      ),
      rule,
      small(
        '공항 체크인 시 유효한 신분증이 필요합니다. 통지: 항공사가 제공하는 운송 및 기타 서비스에는 운송 약관이 적용되며, 이는 본 문서에 참조로 포함됩니다. 약관은 발행 항공사에서 확인하실 수 있습니다. 리튬 배터리는 위탁할 수 없습니다. 투어비스 고객센터 1588-0000 (평일 09:00~18:00)',
      ),
    );
  },
};
