import type { Layout } from '../../layout.ts';
import type { Leg } from '../../legs.ts';
import { typewriter } from '../../sheet.ts';
import { capitals, shift, write } from '../../write-time.ts';

/** As Galileo shows a segment; `#` before an arrival a day later. */
function printLeg(leg: Leg, place: number, count: number): string {
  const number = String(leg.number).padStart(4);
  const arrives = (shift(leg.days) && '#') + write(leg.arrival, 'HHmm');
  const weekday = capitals(leg.departure, 'EEE').slice(0, 2);
  return ` ${place}. ${leg.airline} ${number} ${leg.booked ?? 'Y'}  ${capitals(leg.departure)} ${leg.from}${leg.to} HK${count}  ${write(leg.departure, 'HHmm')}  ${arrives.padStart(5)}  O*       E ${weekday}`;
}

/** A chat of KakaoTalk as it is copied: an agent pastes segments of Galileo and explains them. */
export const yellowballoonChatKorean: Layout = {
  name: 'yellowballoon-chat-korean',
  group: 3,
  language: 'ko',
  prints: ['pnr'],
  documents: {
    'da-nang-with-parents': {
      locator: 'YB4QKW',
      travellers: ['SEO/HAEUN MS', 'SEO/KYUNGMIN MR', 'WOO/MISOOK MS'],
      issuedOn: '2026-10-20',
      receivedOn: '2026-10-20',
      extra: { agent: '노랑풍선 정해린', guest: '서하은', place: '다낭', seat: '24A, 24B, 24C' },
      legs: [
        {
          flight: 'VN 431',
          from: 'ICN',
          to: 'DAD',
          departs: '2026-12-08 11:05',
          takes: '4:50',
          booked: 'Q',
        },
        {
          flight: 'VN 430',
          from: 'DAD',
          to: 'ICN',
          departs: '2026-12-12 23:55',
          takes: '4:30',
          booked: 'Q',
        },
      ],
    },
    'prague-by-istanbul': {
      locator: 'ZW8TQL',
      travellers: ['YANG/SUBIN MS'],
      issuedOn: '2027-01-18',
      receivedOn: '2027-01-18',
      extra: { agent: '노랑풍선 표지원', guest: '양수빈', place: '프라하', seat: '21K' },
      legs: [
        {
          flight: 'TK 91',
          from: 'ICN',
          to: 'IST',
          departs: '2027-04-14 23:20',
          takes: '11:55',
          booked: 'V',
        },
        {
          flight: 'TK 1767',
          from: 'IST',
          to: 'PRG',
          departs: '2027-04-15 07:25',
          takes: '2:45',
          booked: 'V',
        },
        {
          flight: 'TK 1770',
          from: 'PRG',
          to: 'IST',
          departs: '2027-04-24 19:55',
          takes: '2:40',
          booked: 'W',
        },
        {
          flight: 'TK 90',
          from: 'IST',
          to: 'ICN',
          departs: '2027-04-25 01:55',
          takes: '10:05',
          booked: 'W',
        },
      ],
    },
  },
  print({ locator, travellers, issuedOn, legs, extra }) {
    const { agent = '', guest = '', place = '', seat = '' } = extra;
    return typewriter(`
${write(issuedOn, "yyyy'년' M'월' d'일' EEEE", 'ko')}
[${guest}] [오전 10:41] 안녕하세요 어제 문의드린 ${place} 항공권 어떻게 됐을까요?
[${agent}] [오전 10:52] 네 고객님 안녕하세요^^
[${agent}] [오전 10:52] 요청하신 일정으로 좌석 확보했습니다
[${agent}] [오전 10:53] ${locator}/7K SELQB AG 17300417 ${capitals(issuedOn)}
${travellers.map((name, at) => ` ${at + 1}.1${name}`).join('')}
${legs.map((leg, at) => printLeg(leg, at + 1, travellers.length)).join('\n')}
[${agent}] [오전 10:54] 영문 성함 여권이랑 같은지 확인 부탁드려요!
[${agent}] [오전 10:55] 오늘 17:30까지 결제해주셔야 하고 이후엔 자동취소 됩니다
[${guest}] [오전 11:20] 네 맞아요 여기 시간은 현지시간인가요?
[${agent}] [오전 11:21] 네 출발 도착 모두 현지시각입니다
[${guest}] [오전 11:22] 수하물이랑 좌석도 알려주세요
[${agent}] [오전 11:24] 수하물은 인당 23kg 1개시고 좌석은 ${seat} 신청 넣어뒀는데 확정은 아니에요~
[${agent}] [오전 11:24] 출발 24시간전 온라인체크인때 다시 확인해주세요
[${guest}] [오후 1:07] 결제했습니다 감사합니다
[${agent}] [오후 1:15] 확인했습니다! e티켓은 메일로 보내드릴게요 즐거운 여행 되세요 :)
[${agent}] [오후 1:15] 사진
`);
  },
};
