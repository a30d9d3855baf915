import type { Layout } from '../../layout.ts';
import type { Leg } from '../../legs.ts';
import { type Block, gap, rule, sheet, small, table, title } from '../../sheet.ts';
import { capitals, writeDuration } from '../../write-time.ts';

function printFlight(leg: Leg): Block[] {
  return [
    table(
      [
        [
          '출발(From)',
          `${leg.origin.city.toUpperCase()} ${leg.origin.name.toUpperCase()}(${leg.from})`,
          capitals(leg.departure, 'yyyy-MM-dd (EEE) HH:mm'),
          `TERMINAL ${leg.terminals?.[0] || '-'}`,
        ],
        [
          '도착(To)',
          `${leg.target.city.toUpperCase()} ${leg.target.name.toUpperCase()}(${leg.to})`,
          capitals(leg.arrival, 'yyyy-MM-dd (EEE) HH:mm'),
          `TERMINAL ${leg.terminals?.[1] || '-'}`,
        ],
      ],
      { widths: [13, 43, 29, 15], size: 8.5 },
    ),
    table(
      [
        [
          '편명(Flight)',
          `${leg.airline}${leg.number}`,
          '예약등급(Class)',
          `${leg.booked ?? ''} (일반석)`,
        ],
        [
          '비행시간(Flying Time)',
          writeDuration(leg.minutes, "HH'H 'mm'M'"),
          '예약상태(Status)',
          'OK (확약)',
        ],
        ['운임종류(Fare Basis)', leg.fareBasis ?? '', '무료수하물(Baggage)', leg.baggage ?? ''],
        ['좌석(Seat)', leg.seat ?? '미지정', '기내식(Meal)', '유료 판매'],
      ],
      { widths: [22, 28, 22, 28], size: 8.5 },
    ),
    rule,
  ];
}

/** Air Seoul's ticket: bilingual labels with the English in brackets, airports in English, days in figures. */
export const airseoulKorean: Layout = {
  name: 'airseoul-korean',
  group: 6,
  language: 'ko',
  prints: ['duration', 'baggage', 'seat', 'pnr'],
  documents: {
    'takamatsu-spring': {
      locator: 'ECNJYS',
      travellers: ['BANG/SOEUN MS'],
      tickets: ['820-2419931301'],
      issuedOn: '2027-01-18',
      receivedOn: '2027-01-18',
      legs: [
        {
          flight: 'RS 741',
          from: 'ICN',
          to: 'TAK',
          departs: '2027-03-12 08:20',
          takes: '1:45',
          terminals: ['1', ''],
          booked: 'E',
          fareBasis: 'EHOWKR',
          seats: ['12A'],
          baggage: '15KG',
        },
        {
          flight: 'RS 742',
          from: 'TAK',
          to: 'ICN',
          departs: '2027-03-15 10:55',
          takes: '1:50',
          terminals: ['', '1'],
          booked: 'Q',
          fareBasis: 'QHOWKR',
          seats: ['14F'],
          baggage: '15KG',
        },
      ],
    },
    'da-nang-by-night': {
      locator: 'VDJ3PH',
      travellers: ['CHEON/INHO MR'],
      tickets: ['820-2419931417'],
      issuedOn: '2026-11-09',
      receivedOn: '2026-11-10',
      hides: ['seat'],
      legs: [
        {
          flight: 'RS 511',
          from: 'ICN',
          to: 'DAD',
          departs: '2026-12-28 21:15',
          takes: '5:05',
          terminals: ['1', '2'],
          booked: 'L',
          fareBasis: 'LPRTKR',
          baggage: '15KG',
        },
        {
          flight: 'RS 512',
          from: 'DAD',
          to: 'ICN',
          departs: '2027-01-02 01:20',
          takes: '4:25',
          terminals: ['2', '1'],
          booked: 'L',
          fareBasis: 'LPRTKR',
          baggage: '15KG',
        },
      ],
    },
  },
  print({ locator, travellers, tickets, issuedOn, legs }) {
    return sheet(
      table([['AIR SEOUL', 'e-티켓 확인증\ne-Ticket Itinerary & Receipt']], { size: 12 }),
      rule,
      table(
        [
          ['승객성명(Passenger Name)', travellers[0] ?? ''],
          ['항공권번호(Ticket Number)', tickets[0] ?? ''],
          ['예약번호(Booking Reference)', locator],
          ['발행일/발행처(Issued)', `${capitals(issuedOn, 'ddMMMyy')} / AIR SEOUL WEB (SEL)`],
        ],
        { widths: [30, 70] },
      ),
      gap,
      title('여정(Itinerary)', 11),
      ...legs.flatMap((leg) => printFlight(leg)),
      title('운임 및 지불 내역(Fare & Payment)', 11),
      table(
        [
          ['지불화폐(Currency)', 'KRW', '운임(Fare)', '154,000'],
          ['유류할증료(Fuel)', '43,200', '세금(Tax)', 'BP 28,000 SW 9,300 OI 9,300'],
          ['지불수단(Form of Payment)', 'CC DS************0417', '총액(Total)', '243,800'],
        ],
        { widths: [24, 26, 18, 32], size: 8 },
      ),
      gap,
      small(
        '· 본 e-티켓 확인증은 출입국 심사 시 제시를 요구받을 수 있으므로 전 여행기간 동안 소지하시기 바랍니다. · 국제선 탑승수속은 출발 2시간 30분 전부터 1시간 전까지이며 탑승구는 출발 10분 전에 닫힙니다. · 환불수수료 : 출발 91일 전 무료, 90일~61일 전 30,000원, 60일~31일 전 40,000원, 30일~출발일 60,000원. · 예약부도위약금 : 편당 100,000원. · 기내 휴대수하물 : 10kg 이하 1개, 세 변의 합 115cm 이내. · 다카마쓰공항 리무진버스는 도착편에 맞추어 운행합니다. 고객센터 1800-8100 (08:00~18:00)',
      ),
    );
  },
};
