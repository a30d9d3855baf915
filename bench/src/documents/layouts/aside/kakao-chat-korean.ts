import type { Layout } from '../../layout.ts';
import { gap, sheet, text } from '../../sheet.ts';
import { shift, write } from '../../write-time.ts';

/** A chat of two friends as KakaoTalk exports it: each line with its writer and hour, the flights in the middle of it. */
export const kakaoChatKorean: Layout = {
  name: 'kakao-chat-korean',
  group: 6,
  language: 'ko',
  prints: ['pnr'],
  documents: {
    'da-nang-friends': {
      locator: 'D8MGYC',
      travellers: ['여다경', '곽수빈'],
      issuedOn: '2027-02-03',
      receivedOn: '2027-02-04',
      legs: [
        { flight: '7C 2903', from: 'ICN', to: 'DAD', departs: '2027-03-14 21:50', takes: '4:55' },
        { flight: '7C 2904', from: 'DAD', to: 'ICN', departs: '2027-03-18 01:40', takes: '4:25' },
      ],
    },
  },
  print({ locator, issuedOn, legs, receivedOn = '' }) {
    const flights = legs.map(
      (leg) =>
        `${write(leg.departure, 'M월 d일', 'ko')}(${write(leg.departure, 'EEE', 'ko')}) ${leg.airline}${leg.number}편
${leg.origin.korean.split('/').at(-1) ?? ''} ${leg.departure.time} 출발
${leg.target.korean.split('/').at(-1) ?? ''} ${leg.arrival.time} 도착${shift(leg.days, ' (+', '일)')}`,
    );
    const chat = `
다낭 가즈아 (3) 님과 카카오톡 대화
저장한 날짜 : ${write(receivedOn, 'yyyy-MM-dd')} 08:12:40

--------------- ${write(issuedOn, 'yyyy년 M월 d일 EEEE', 'ko')} ---------------
[여다경] [오후 8:41] 항공권 예매했어??
[곽수빈] [오후 8:43] ㅇㅇ 방금 결제함 ㅋㅋㅋ 제주항공
[곽수빈] [오후 8:43] 사진
[여다경] [오후 8:44] 사진 안 열려 글로 보내줘
[곽수빈] [오후 8:52] 갈 때
${flights[0] ?? ''}
올 때
${flights[1] ?? ''}
예약번호 ${locator}
[곽수빈] [오후 8:53] 1인 312,400원이니까 나한테 보내줘 국민 000000-04-000417
[여다경] [오후 9:05] 오케이 짐은?
[곽수빈] [오후 9:06] 15키로씩 추가할까? 5만원이래
[여다경] [오후 9:06] 나 캐리어 20인치라 들고 탈게
[은호] [오후 10:30] 나는 회사 때문에 월요일에 따로 가야될듯 ㅠㅠ
[은호] [오후 10:31] 호텔 체크인 3시지? 미케비치 쪽 맞아?
[여다경] [오후 10:33] 응 15일 새벽에 도착해서 14일부터 4박 잡음

--------------- ${write(receivedOn, 'yyyy년 M월 d일 EEEE', 'ko')} ---------------
[곽수빈] [오전 8:02] 아 그리고 인천공항 7시까지는 와야돼 1터미널!!
[여다경] [오전 8:10] 6시 반에 G카운터 앞에서 봐
[은호] [오전 8:11] 부럽다 ㅋㅋ 이모티콘`;
    return sheet(
      ...chat
        .trim()
        .split('\n')
        .map((line) => (line === '' ? gap : text(line))),
    );
  },
};
