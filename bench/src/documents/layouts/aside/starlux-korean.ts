import type { Layout } from '../../layout.ts';
import type { Leg } from '../../legs.ts';
import { gap, rule, sheet, small, table, text, title } from '../../sheet.ts';
import { write, writeDuration } from '../../write-time.ts';

const end = (place: Leg['origin'], at: Leg['departure'], terminal = ''): string =>
  `${at.time}\n${place.code} ${place.korean}${terminal && `\n${terminal}터미널`}\n${write(at, "yyyy/MM/dd '('EEE')'", 'ko')}`;

/** STARLUX's confirmation in its Korean translation: clocks above codes, airports and days, the flight between them. */
export const starluxKorean: Layout = {
  name: 'starlux-korean',
  group: 8,
  language: 'ko',
  prints: ['aircraft', 'duration', 'seat', 'meal', 'baggage', 'pnr'],
  documents: {
    'taipei-bangkok': {
      locator: 'JXWQ7T',
      travellers: ['SIM/EUNCHAE', 'SIM/DAEHO'],
      tickets: ['189-2417733741', '189-2417733742'],
      issuedOn: '2027-01-06',
      receivedOn: '2027-01-06',
      sender: 'STARLUX Airlines <no-reply@starlux-airlines.com>',
      legs: [
        {
          flight: 'JX 801',
          from: 'ICN',
          to: 'TPE',
          departs: '2027-03-24 12:20',
          takes: '2:45',
          terminals: ['제1', '제1'],
          cabin: '이코노미 - 베이직',
          aircraft: 'Airbus A330-900neo',
          seats: ['42A', '42C'],
          meal: '일반 기내식',
          baggage: '1 x 23 kg',
        },
        {
          flight: 'JX 745',
          from: 'TPE',
          to: 'BKK',
          departs: '2027-03-24 19:05',
          takes: '3:55',
          terminals: ['제1', ''],
          cabin: '이코노미 - 베이직',
          aircraft: 'Airbus A350-900',
          seats: ['47D', '47E'],
          meal: '일반 기내식',
          baggage: '1 x 23 kg',
        },
        {
          flight: 'JX 742',
          from: 'BKK',
          to: 'TPE',
          departs: '2027-03-29 01:50',
          takes: '3:45',
          terminals: ['', '제1'],
          cabin: '이코노미 - 라이트',
          aircraft: 'Airbus A321neo',
          seats: ['25H', '25J'],
          meal: '과일식',
          baggage: '1 x 23 kg',
        },
        {
          flight: 'JX 800',
          from: 'TPE',
          to: 'ICN',
          departs: '2027-03-29 08:00',
          takes: '2:30',
          terminals: ['제1', '제1'],
          cabin: '이코노미 - 라이트',
          aircraft: 'Airbus A330-900neo',
          seats: ['40A', '40C'],
          meal: '일반 기내식',
          baggage: '1 x 23 kg',
        },
      ],
    },
  },
  print({ locator, travellers, tickets, issuedOn, legs }) {
    return sheet(
      text('STARLUX', { size: 16, bold: true, align: 'center' }),
      title('전자 항공권 및 여정표', 13),
      text(
        `${travellers[0] ?? ''} 님, 스타럭스항공을 선택해 주셔서 감사합니다. 귀하의 예약이 완료되었습니다.`,
      ),
      table(
        [
          ['예약 번호', locator, '발권일', write(issuedOn, 'yyyy/MM/dd')],
          ...travellers.map((name, at) => ['승객', name, '전자 항공권 번호', tickets[at] ?? '']),
        ],
        { widths: [14, 34, 22, 30], size: 8.5 },
      ),
      gap,
      ...legs.flatMap((leg, at) => [
        text(`여정 ${at + 1}  ${leg.origin.city} - ${leg.target.city}`, { bold: true }),
        table(
          [
            [
              end(leg.origin, leg.departure, leg.terminals?.[0]),
              `${leg.airline}${leg.number}\n${writeDuration(leg.minutes, "H'시간 'm'분'")}\n${leg.aircraft ?? ''}`,
              end(leg.target, leg.arrival, leg.terminals?.[1]),
              `${leg.cabin ?? ''}\n위탁 수하물 ${leg.baggage ?? ''}`,
            ],
          ],
          { widths: [27, 21, 27, 25], size: 8.5 },
        ),
        rule,
      ]),
      text('선택하신 서비스', { bold: true }),
      table(
        [
          ['항공편', '승객', '좌석', '기내식'],
          ...legs.flatMap((leg) =>
            travellers.map((name, at) => [
              `${leg.airline}${leg.number}`,
              name,
              leg.seats?.[at] ?? '',
              leg.meal ?? '',
            ]),
          ),
        ],
        { widths: [18, 36, 18, 28], head: true, size: 8 },
      ),
      small(
        '공항 카운터는 출발 3시간 전에 열리고 60분 전에 마감됩니다. 온라인 체크인은 출발 48시간 전부터 90분 전까지 이용하실 수 있습니다. 휴대 수하물은 1개 7 kg(56 x 36 x 23 cm)까지 허용됩니다. 모든 시간은 현지 시간입니다. 항공권 총액 KRW 918,400 (운임 624,000, 세금 및 유류할증료 294,400). 환불 수수료 TWD 2,500, 노쇼 수수료 TWD 1,500. 지상 교통 서비스 COSMILE 회원 전용.',
      ),
    );
  },
};
