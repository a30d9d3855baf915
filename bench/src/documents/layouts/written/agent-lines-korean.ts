import type { Layout } from '../../layout.ts';
import type { Leg } from '../../legs.ts';
import { weekdayOf } from '@ooo/domain/shared/calendar-date';
import { typewriter } from '../../sheet.ts';
import { capitals, write } from '../../write-time.ts';

/** As SellConnect shows a segment: day of the week from Monday as 1, terminal, both days where they differ, equipment and meals at its end. */
function printLeg(leg: Leg, place: number, count: number): string {
  const weekday = weekdayOf(leg.departure.date) || 7;
  const days = `${capitals(leg.departure)} ${capitals(leg.arrival)}`;
  return `${String(place).padStart(3)}  ${leg.airline} ${String(leg.number).padStart(3)} ${leg.booked ?? 'Y'} ${capitals(leg.departure)} ${weekday} ${leg.from}${leg.to} HK${count} ${(leg.terminals?.[0] ?? '').padEnd(2)}${write(leg.departure, 'HHmm')} ${write(leg.arrival, 'HHmm')}  ${days}  E  0 ${leg.aircraft ?? ''} ${leg.meal ?? ''}`;
}

/** A Korean agent's mail with segments of SellConnect, which have the aircraft's code at their end. */
export const agentLinesKorean: Layout = {
  name: 'agent-lines-korean',
  group: 3,
  language: 'ko',
  prints: ['aircraft', 'pnr'],
  documents: {
    'kathmandu-by-bangkok': {
      locator: '6KQ8WT',
      travellers: ['OK/MYUNGHEE MS', 'CHA/DONGWOO MR'],
      issuedOn: '2026-12-21',
      receivedOn: '2026-12-21',
      sender: '설산여행 <booking@seolsan.example>',
      legs: [
        {
          flight: 'TG 659',
          from: 'ICN',
          to: 'BKK',
          departs: '2027-02-05 09:35',
          takes: '6:05',
          terminals: ['1', ''],
          booked: 'Q',
          aircraft: '359',
          meal: 'M',
        },
        {
          flight: 'TG 309',
          from: 'BKK',
          to: 'KTM',
          departs: '2027-02-05 18:25',
          takes: '3:35',
          booked: 'Q',
          aircraft: '788',
          meal: 'M',
        },
        {
          flight: 'TG 320',
          from: 'KTM',
          to: 'BKK',
          departs: '2027-02-16 13:30',
          takes: '3:20',
          booked: 'V',
          aircraft: '788',
          meal: 'M',
        },
        {
          flight: 'TG 656',
          from: 'BKK',
          to: 'ICN',
          departs: '2027-02-16 23:10',
          takes: '5:25',
          booked: 'V',
          aircraft: '77B',
          meal: 'MB',
        },
      ],
    },
  },
  print({ locator, travellers, issuedOn, legs }) {
    const first = travellers.length + 1;
    return typewriter(`
옥명희 님 안녕하세요, 설산여행 조은비입니다.
요청하신 히말라야 트레킹 항공 예약 내역 보내드립니다.
여권 영문 성명과 동일한지 꼭 확인 부탁드립니다.

--- RLR ---
RP/SELK13947/SELK13947            EB/SU  ${capitals(issuedOn, 'ddMMMyy')}/0512Z   ${locator}
${travellers.map((name, at) => `  ${at + 1}.${name}`).join('')}
${legs.map((leg, at) => printLeg(leg, first + at, travellers.length)).join('\n')}
  7 AP SEL 02-000-3147 - SEOLSAN TOUR - A
  8 APM 010-0000-1147
  9 TK TL${capitals('2026-12-24')}/1800/SELK13947
 10 SSR DOCS TG HK1 P/KOR/M00000000/KOR/14MAR71/F/30NOV31/OK/MYUNGHEE/P1
 11 RM NOTIFY PASSENGER PRIOR TO TICKET PURCHASE & CHECK-IN

- 요금 : 1인 987,000원 (유류할증료/제세공과금 215,300원 포함), 12/24(목) 18시까지 결제
- 위탁 수하물은 1인 30kg이며 트레킹 폴은 반드시 위탁해 주세요.
- 카트만두 도착비자 30일 USD 50, 사진 1매 준비
- 현지 국내선(카트만두-루클라)은 현지 여행사에서 별도로 안내드립니다.
- 취소 수수료 : 발권 후 1인 200,000원

조은비 과장 / 설산여행 / 직통 02-000-3148 / 평일 09:30-18:30
`);
  },
};
