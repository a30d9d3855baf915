import { describe, expect, it } from 'vitest';
import { repairCarriers } from './repair-carriers.ts';

describe('repairCarriers', () => {
  it.each([
    ['아시아나항공\n여정 1 02221 이코노미', '아시아나항공\n여정 1 OZ221 이코노미'],
    ['Asiana Airlines\nOZ112 ICN\n0Z113 KIX', 'Asiana Airlines\nOZ112 ICN\nOZ113 KIX'],
    ['아시아나항공\n여정 2 0z113', '아시아나항공\n여정 2 OZ113'],
    ['Austrian Airlines 05088', 'Austrian Airlines OS088'],
    ['KOREAN AIR\nJFK 뉴욕     ICN 서울     16082', 'KOREAN AIR\nJFK 뉴욕     ICN 서울     KE082'],
    ['KOREAN AIR\nICN 서울     65901', 'KOREAN AIR\nICN 서울     KE5901'],
    ['LH28 편\n(2)    나 1719 편 , 좌석 38H', 'LH28 편\n(2)    LH719 편 , 좌석 38H'],
    ['루프트한자 항공\n나 19 편\n내 !718 편', '루프트한자 항공\nLH9 편\nLH718 편'],
    ['Operated by    ISKYWEST DBA UNITED EXPRESS', 'Operated by    /SKYWEST DBA UNITED EXPRESS'],
    ['KE5752 편     실제운항싱가포르항공', 'KE5752 편     실제운항 싱가포르항공'],
    ['항공편   KE6403 ( 에어프랑스 28h', '항공편   KE6403 ( 에어프랑스 운항)'],
    ['IBERIA\nDesde   183167   03-Jul', 'IBERIA\nDesde   IB3167   03-Jul'],
    ['LH719 편\n내 I28 편', 'LH719 편\nLH28 편'],
    ['LH719 편\n3)    내 09 편', 'LH719 편\n3)    LH9 편'],
    ['LH28\n(2)    나 719 편 , 좌석 38H', 'LH28\n(2)    LH719 편 , 좌석 38H'],
    ['IB 6651    MADRID\nMIE    18 6650    LIMA', 'IB 6651    MADRID\nMIE    IB 6650    LIMA'],
    ['ASIANA AIRLINES   ICN\n02 0731    SEOUL', 'ASIANA AIRLINES   ICN\nOZ 0731    SEOUL'],
    ['OS 25     MON\n0S 26     WED', 'OS 25     MON\nOS 26     WED'],
    [
      'VUELO    Iberia IB1714\nVUELO    Iberia 181713',
      'VUELO    Iberia IB1714\nVUELO    Iberia IB1713',
    ],
  ])('mends %j', (read, printed) => {
    expect(repairCarriers(read)).toBe(printed);
  });

  it.each([
    ['of a carrier that nobody names', 'Flight 02221'],
    ['a number in a sentence', 'IBERIA ticket 183167 was paid'],
    ['a sum', 'Asiana Airlines 02,221 KRW'],
    ['a telephone number', 'Asiana Airlines 02-2221'],
    ['a syllable where nobody names the carrier', '대한항공 나 1719 편'],
    ['a syllable before what is no flight', 'LH28\n나 1719 원'],
    ['a word that ends so', 'LH28\n하나 19 편'],
    ['another carrier', 'Korean Air 08123'],
    ['an airline that begins so', 'Operated by    ITA Airways\nOperated by    IBERIA'],
    ['what is no airline', 'KE6403 ( 이코노미 28h'],
    ['a sentence of airlines', '실제운항항공사의 규정'],
    ['what is said in full', 'KE6403 (에어프랑스 운항)'],
    ['a day with its year', 'IB 6651\nSalida   18 2027   MADRID'],
    ['a month with its year', 'OS 25\nExpires   05 26'],
    ['what is called otherwise', 'IBERIA IB6651\nIBERIA Ticket 183167'],
    ['a number of another airline', 'Iberia IB6651\nVueling 181713'],
  ])('leaves %s', (_, text) => {
    expect(repairCarriers(text)).toBe(text);
  });
});
