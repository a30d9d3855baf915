import { carrierOf } from '../../carriers.ts';
import type { Layout } from '../../layout.ts';
import { sheet, text } from '../../sheet.ts';
import { write } from '../../write-time.ts';

/** A message that an agency sends to a telephone when tickets are issued: short lines, each with its sign. */
export const alertTalkKorean: Layout = {
  name: 'alert-talk-korean',
  group: 6,
  language: 'ko',
  prints: ['baggage', 'pnr'],
  documents: {
    'three-to-taipei': {
      locator: 'LQ8TKW',
      travellers: ['MOON/JIHYE MS', 'MOON/SANGCHUL MR', 'BAE/OKSUN MS'],
      tickets: ['695-2410773120', '695-2410773121', '695-2410773122'],
      issuedOn: '2027-01-05',
      receivedOn: '2027-01-05',
      legs: [
        {
          flight: 'BR 169',
          from: 'ICN',
          to: 'TPE',
          departs: '2027-02-11 12:15',
          takes: '2:40',
          terminals: ['1', '2'],
          baggage: '23KG 2개',
        },
        {
          flight: 'BR 160',
          from: 'TPE',
          to: 'ICN',
          departs: '2027-02-14 15:15',
          takes: '2:25',
          terminals: ['2', '1'],
          baggage: '23KG 2개',
        },
      ],
    },
  },
  print({ locator, travellers, tickets, issuedOn, legs }) {
    const blank = text(' ');
    return sheet(
      text('[한걸음투어] 항공권 발권 완료 안내', { bold: true, size: 12 }),
      blank,
      text('안녕하세요, 문지혜 고객님.'),
      text('예약하신 항공권의 발권이 완료되었습니다. 영문 성명과 일정을 꼭 확인해 주세요.'),
      blank,
      text(`■ 항공 예약번호 : ${locator}`),
      text(`■ 발권일 : ${write(issuedOn, 'yy.MM.dd')}`),
      text(`■ 탑승객 : ${travellers.length}명`),
      ...travellers.map((name, at) => text(`  - ${name} (${tickets[at] ?? ''})`)),
      blank,
      ...legs.flatMap((leg, at) => [
        text(`■ ${at === 0 ? '가는 여정' : '오는 여정'} : ${carrierOf(leg.airline)} ${leg.flight}`),
        text(
          `  ${leg.origin.korean.split('/')[0] ?? ''}(${leg.from}) → ${leg.target.korean.split('/')[0] ?? ''}(${leg.to})`,
        ),
        text(
          `  ${write(leg.departure, 'yy.MM.dd')}(${write(leg.departure, 'EEE', 'ko')}) ${leg.departure.time} 출발 / ${leg.arrival.time} 도착`,
        ),
        text(`  제${leg.terminals?.[0] ?? ''}터미널, 위탁수하물 ${leg.baggage ?? ''}`),
        blank,
      ]),
      text('■ 결제금액 : 1,182,600원 (유류할증료 및 제세공과금 포함)'),
      blank,
      text('* 출발 3시간 전까지 공항에 도착해 주세요.'),
      text('* 온라인 체크인은 출발 48시간 전부터 가능합니다.'),
      text('* 환불 시 항공사 수수료 100,000원과 여행사 수수료 30,000원이 부과됩니다.'),
      text('* 상담시간 평일 09:30~17:30 (점심 12:00~13:00) 02-000-0147'),
    );
  },
};
