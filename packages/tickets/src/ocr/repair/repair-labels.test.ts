import { describe, expect, it } from 'vitest';
import { repairLabels } from './repair-labels.ts';

describe('repairLabels', () => {
  it.each([
    ['예 약번호  WQ93PD', '예약번호  WQ93PD'],
    ['     번호 T9WKZQ', '     예약번호 T9WKZQ'],
    ['    번호    TQ6WKB      발행일', '    예약번호    TQ6WKB      발행일'],
    ['   약번호 W2QTKZ', '   예약번호 W2QTKZ'],
    ['약번호 (PNR)    예약일자', '예약번호 (PNR)    예약일자'],
    ['승객이름:     좌석;     상용고객번호;', '승객이름:     좌석:     상용고객번호:'],
    ['17:35 SH - 인천 익일 12:05 도착', '17:35 출발 - 인천 익일 12:05 도착'],
    ['루프트한자, 예 약번호 ㅠ Q8WKM, 일반석', '루프트한자, 예약번호 TQ8WKM, 일반석'],
    ['좌 번호              41E', '좌석번호              41E'],
    ['22:10   방콕도착', '22:10   방콕 도착'],
    ['인천 국제공항출발    석식', '인천 국제공항 출발    석식'],
    ['AlTo                  Terminal 5', 'A /To                  Terminal 5'],
    ['A/To', 'A /To'],
    ['2시간 45분위탁수하물 23kg', '2시간 45분 · 위탁수하물 23kg'],
    ['9시간 25분 ㆍ 1회 경유', '9시간 25분 · 1회 경유'],
    ['대기 2시간 45분 ㆍ. TPE', '대기 2시간 45분 · TPE'],
    ['6-Ticket Receipt', 'e-Ticket Receipt'],
    ['VS 8547 ~ VIRGIN ATLANTIC', 'VS 8547 - VIRGIN ATLANTIC'],
    ['확약 _ 30KG', '확약   30KG'],
  ])('mends %s', (read, printed) => {
    expect(repairLabels(read)).toBe(printed);
  });

  it.each([
    '번호 1544-0080',
    '번호 154400',
    '회원번호 (PNR)',
    '계좌 번호   110-41',
    '예약번호 ㅠ Q8WKM2',
    '5:35 PM - 인천 12:05 도착',
    '17:35 KE - 인천 점심',
    '환불 가능; 변경 불가',
    '번호   154400      발행일',
    '예약번호 T9WKZQ',
    '전화번호 T9WKZQ',
    '출발',
    '방콕 도착',
    '한국출발편 안내',
    'Alto adige',
    'ATo',
    'my_file',
    '6-pack',
    '부탁드립니다         ㆍ',
    '국내ㆍ국제선',
    '충분위탁',
  ])('leaves %s as it is', (text) => {
    expect(repairLabels(text)).toBe(text);
  });
});
