import type { Layout } from '../../layout.ts';
import type { Place } from '../../places.ts';
import { gap, rule, sheet, small, table, text, title } from '../../sheet.ts';
import { shift, write, writeDuration } from '../../write-time.ts';

const town = ({ korean }: Place): string => korean.split('/').at(-1) ?? '';

/** Eastar's page of one booking as it is copied: clock and code in one cell, flight and length between the two. */
export const eastarjetKorean: Layout = {
  name: 'eastarjet-korean',
  group: 6,
  language: 'ko',
  prints: ['aircraft', 'duration', 'seat', 'baggage', 'pnr'],
  documents: {
    'tokushima-three': {
      locator: 'B8GNFS',
      travellers: ['CHU/MINSEOK', 'CHU/BYEOL', 'RYU/OKJA'],
      issuedOn: '2027-02-07',
      receivedOn: '2027-02-07',
      legs: [
        {
          flight: 'ZE 611',
          from: 'ICN',
          to: 'TKS',
          departs: '2027-04-09 10:45',
          takes: '1:35',
          terminals: ['T1', ''],
          cabin: '스마트(Smart)',
          aircraft: 'B737-8',
          seats: ['9D', '9E', '9F'],
          baggage: '15kg',
        },
        {
          flight: 'ZE 612',
          from: 'TKS',
          to: 'ICN',
          departs: '2027-04-12 13:20',
          takes: '1:50',
          terminals: ['', 'T1'],
          cabin: '특가(Promotion)',
          aircraft: 'B737-800',
          seats: ['22A', '22B', '22C'],
          baggage: '15kg',
        },
      ],
    },
  },
  print({ locator, travellers, issuedOn, legs }) {
    const cells = { copied: 'cells' as const };
    return sheet(
      text('EASTAR JET', { size: 14, bold: true }),
      small('예약 > 나의 예약 > 예약 상세'),
      title('예약 상세', 14),
      table(
        [
          ['예약번호', '예약일시', '예약 상태', '총 결제금액'],
          [locator, `${write(issuedOn, 'yyyy.MM.dd')} 22:41`, '예약확정', 'KRW 731,400'],
        ],
        { head: true, ruled: true },
      ),
      gap,
      ...legs.flatMap((leg, at) => [
        text(
          `${at === 0 ? '가는편' : '오는편'}   ${write(leg.departure, 'yyyy.MM.dd')}(${write(leg.departure, 'EEE', 'ko')})   ${town(leg.origin)} - ${town(leg.target)}`,
          { bold: true, size: 10 },
        ),
        table(
          [
            [
              `${leg.from} ${leg.departure.time}`,
              `${leg.airline}${leg.number}\n${writeDuration(leg.minutes, "H'시간 'm'분'")}\n직항`,
              `${leg.to} ${leg.arrival.time}${shift(leg.days, ' (+', '일)')}`,
            ],
            [
              `${town(leg.origin)} ${leg.terminals?.[0] ?? ''}`.trim(),
              leg.aircraft ?? '',
              `${town(leg.target)} ${leg.terminals?.[1] ?? ''}`.trim(),
            ],
          ],
          { widths: [36, 28, 36], size: 10, ...cells },
        ),
        text(`운임 ${leg.cabin ?? ''} · 기내 휴대 10kg · 위탁수하물 ${leg.baggage ?? ''}`, {
          size: 8,
        }),
        table(
          [
            ['탑승객', '좌석', '부가서비스'],
            ...travellers.map((name, index) => [name, leg.seats?.[index] ?? '', '신청내역 없음']),
          ],
          { widths: [40, 20, 40], size: 8, head: true },
        ),
        rule,
      ]),
      text('결제 정보', { bold: true }),
      table(
        [
          ['항공운임 (성인 3)', '474,000', '유류할증료', '129,600'],
          ['공항시설사용료', '84,000', '기타 제세공과금', '55,800'],
          ['쿠폰 할인 (SPRING27)', '-12,000', '결제수단', '네이버페이'],
        ],
        { widths: [28, 22, 28, 22], size: 8, ruled: true },
      ),
      table([['e-티켓 발송', '여정 변경', '예약 취소', '모바일 체크인']], cells),
      small(
        '· 모바일/웹 체크인은 출발 24시간 전부터 1시간 30분 전까지 가능합니다. · 특가운임은 위탁수하물이 포함되지 않는 노선이 있습니다. · 도쿠시마공항은 국제선 카운터가 출발 2시간 전에 열립니다. · 인천공항 제1여객터미널 3층 J카운터. · 취소수수료는 출발 30일 전 40,000원, 당일 60,000원, 출발 후 120,000원입니다. · 라이브 채팅 상담 09:00~18:00. 이스타항공(주) 서울특별시 강서구 양천로 570, 사업자등록번호 000-00-00000',
      ),
    );
  },
};
