import type { Layout } from '../../layout.ts';
import { sheet, text } from '../../sheet.ts';
import { write } from '../../write-time.ts';

/** Short messages of airlines to Korean phones: a few lines, no year, codes or towns. */
export const shortMessage: Layout = {
  name: 'short-message',
  group: 10,
  language: 'ko',
  prints: ['pnr'],
  documents: {
    'eastar-taipei': {
      locator: 'T9WKZQ',
      travellers: ['모지훈'],
      issuedOn: '2026-11-02',
      receivedOn: '2026-11-02',
      extra: { brand: '이스타항공', phone: '1544-0080' },
      legs: [
        { flight: 'ZE 887', from: 'GMP', to: 'TSA', departs: '2026-12-03 09:50', takes: '2:35' },
        { flight: 'ZE 888', from: 'TSA', to: 'GMP', departs: '2026-12-06 13:20', takes: '2:20' },
      ],
    },
    'airseoul-new-year': {
      locator: 'W2QTKZ',
      travellers: ['편세아'],
      issuedOn: '2026-12-20',
      receivedOn: '2026-12-20',
      extra: { brand: '에어서울', phone: '1800-8100' },
      legs: [
        { flight: 'RS 703', from: 'ICN', to: 'NRT', departs: '2027-01-02 17:25', takes: '2:20' },
      ],
    },
  },
  print({ locator, travellers, issuedOn, legs, extra }) {
    return sheet(
      text('[Web발신]'),
      text(`[${extra['brand'] ?? ''}] ${travellers[0] ?? ''}님 예약이 확정되었습니다.`),
      text(`►예약번호 ${locator}`),
      ...legs.map((leg) =>
        text(
          `►${leg.airline}${leg.number} ${write(leg.departure, 'MM/dd')}(${write(leg.departure, 'EEE', 'ko')}) ${leg.origin.korean.split('/').at(-1) ?? ''}${leg.departure.time}-${leg.target.korean.split('/').at(-1) ?? ''}${leg.arrival.time}`,
        ),
      ),
      text(`►총액 318,600원(${write(issuedOn, 'MM/dd')} 승인)`),
      text(
        `국제선은 출발 50분 전 수속마감. 모바일체크인 24시간 전부터 가능. 문의 ${extra['phone'] ?? ''} 무료거부 080-000-0417`,
      ),
    );
  },
};
