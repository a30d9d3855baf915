import { describe, expect, it } from 'vitest';
import { readShapes } from './read-shapes.ts';
import { readTimedPlaces } from './timed-places.ts';

function read(line: string): string[] {
  return readTimedPlaces(line, 0, readShapes(line, 0, undefined)).map(({ start, end }) =>
    line.slice(start, end),
  );
}

describe('readTimedPlaces', () => {
  it.each([
    ['ZE887 12/03(목) 김포09:50-송산11:25', ['김포', '송산']],
    ['KE1201 11월21일(토) 김포 07:00 → 제주 08:10', ['김포', '제주']],
    ['TW171 | 2026.12.18(금) | 대구 20:05 ~ 다낭 22:50', ['대구', '다낭']],
    ['인천 08:25 → 오사카(간사이) 10:10', ['인천', '오사카(간사이)']],
    ['KE1201 11월21일(토) 김포-제주 07:00-08:10', ['김포', '제주']],
    ['AK703 12Mar Singapore 09:15-Kuala Lumpur 10:25', ['Singapore', 'Kuala Lumpur']],
    ['11/06(금) KE723 인천(2터미널) 09:35 / 간사이 11:25', ['인천(2터미널)', '간사이']],
    ['ZE223편 10/24(토) 08:00 김포→제주 예약번호 8ZQK2T 탑승권은', ['김포', '제주']],
    ['OZ521 서울/인천 - 런던/히드로', ['서울/인천', '런던/히드로']],
    ['5J 188 Incheon-Manila, 18 Oct 2026, 00:45-03:50', ['Incheon', 'Manila']],
    ['BA178, New York JFK 08:10 to London Heathrow 20:05', ['London Heathrow']],
    ['NH24 이타미(ITM) 14:00 → 하네다 15:15', ['하네다']],
    ['DELTA 158                  SEOUL-INCHEON            ATLANTA', ['SEOUL-INCHEON', 'ATLANTA']],
    ['HA246 호놀룰루 13:10 → 마우이(OGG) 13:52', ['호놀룰루']],
    ['출국 : 3월 12일(금) KE653편 인천 18:05 - 방콕 21:55', ['인천', '방콕']],
    ['3/16 KE654 방콕 23:15 → 인천 담날 06:55', ['방콕', '인천']],
    ['3/12(금) OZ202 인천-LA 14:40-08:40 비즈', ['인천', 'LA']],
    ['3/16(화) UA1281 LA-샌프란 10:15-11:45', ['LA', '샌프란']],
    ['BA2491 on the 13th, 11:50 malta -> 14:05 gatwick', ['malta', 'gatwick']],
    ['BA2490 gatwick to malta, sat 6 feb, 06:45 -> 10:55', ['gatwick', 'malta']],
    ['대한항공 KE017 3/12(금) 인천 14:30 출발 LA 09:40 도착', ['인천', 'LA']],
  ])('%s', (line, places) => {
    expect(read(line)).toEqual(places);
  });

  it.each([
    'KE1201 ICN 07:00 - CJU 08:10',
    'Breakfast 07:00 - Dinner 18:10',
    'Paris 07:00 - Dinner 18:10',
    'Open Monday 09:00 - 18:00',
    'KE1201 07:00 - 08:10',
    'KE1201 Madrid-Barajas 07:00',
    'Incheon-Manila',
    'KE1201 LA 07:00 - LA 08:10',
    'KE1201 07:00 dinner - 08:10 breakfast',
    'PUNTA CANA INTL       ADOLFO SUAREZ BARAJAS 13JUL',
    'KE1201 김포(GMP) 07:00 → 08:10',
    'KE1201 제주 07:00 → 제주(CJU) 08:10',
  ])('finds none in %s', (line) => {
    expect(read(line)).toEqual([]);
  });
});
