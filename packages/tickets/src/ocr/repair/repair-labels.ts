import { applyRepairs, type Repair } from './repair.ts';

/** Labels of one word, of which the engine makes several. */
const LABELS = [
  '예약번호',
  '항공권번호',
  '승객명',
  '편명',
  '구간',
  '좌석번호',
  '수하물',
  '출발',
  '도착',
];
const CUT_LABEL = LABELS.map((label) => Array.from(label).join(' ?')).join('|');

const REPAIRS: readonly Repair[] = [
  {
    // 예약번호 read as 예 약번호
    shape: new RegExp(`(?<![가-힣])(?:${CUT_LABEL})(?![가-힣])`, 'gu'),
    mend: (label) => label.replaceAll(' ', ''),
  },
  {
    // 예약번호 TQ8WKM read as 예 약번호 ㅠ Q8WKM
    shape: /(?<=예약번호 {1,4})[ㅜㅠ] ?(?=[A-Z\d]{5}(?![\p{L}\d]))/gu,
    mend: () => 'T',
  },
  {
    // 예약번호 T9WKZQ at a torn edge
    shape: /^( *)(?:약 ?)?번호(?= +(?=[A-Z]*\d?[A-Z]*\d?[A-Z]*(?: {2}|$))[A-Z\d]{6}(?: {2}|$))/gmu,
    mend: (_, left = '') => `${left}예약번호`,
  },
  {
    // 좌석번호 34H read as 좌 번호 34H
    shape: /(?<=^ *|\s{2})좌 ?번호(?=\s{2,60}\d{1,2}[A-K](?:\s|$))/gmu,
    mend: () => '좌석번호',
  },
  {
    // 예약번호 (PNR) read as 약번호 (PNR)
    shape: /(?<=^ *|\s{2})[예여에]? ?[약악]? ?번호(?= ?\(PNR\))/gmu,
    mend: () => '예약번호',
  },
  {
    // A /To read as AlTo
    shape: /^(\s*A) ?[/lI|] ?To(?=\s|$)/gmu,
    mend: (_, a = '') => `${a} /To`,
  },
  {
    // 방콕 도착 read as 방콕도착
    shape: /(?<=[가-힣]{2})(?=(?:출발|도착)(?:\s{2}|\s?$))/gmu,
    mend: () => ' ',
  },
  {
    // 프랑크푸르트 17:35 출발 - 인천 익일 12:05 도착 read as 17:35 SH - 인천
    shape:
      /(?<=\d:[0-5]\d )(?![AP]M)[A-Za-z]{2,3}(?= (?:[-~>→ㅜ] )?[가-힣/ ]{2,12} (?:익일 ?|다음날 ?)?\d{1,2}:[0-5]\d ?도착)/gu,
    mend: () => '출발',
  },
  {
    // 2시간 45분 · 위탁 수하물 read as 2시간 45분위탁수하물
    shape: /(?<=\d ?분)(?=(?:무료 ?)?위탁 ?수하물)/gu,
    mend: () => ' · ',
  },
  {
    // 45분 · TPE read with the dot of Hangul
    shape: /(?<=\S )ㆍ\.?(?= \S)/gu,
    mend: () => '·',
  },
  {
    // e-ticket read as 6-ticket
    shape: /(?<![\p{L}\d])6-(?=tick)/giu,
    mend: () => 'e-',
  },
  {
    // KE 81 - KOREAN AIR read with a wave
    shape: /(?<=[\p{L}\d] )~(?= [\p{L}\d])/gu,
    mend: () => '-',
  },
  {
    // 좌석: read as 좌석;
    shape: /(?<=[가-힣]);(?= {2}|\s?$)/gmu,
    mend: () => ':',
  },
  {
    // The rules of a table read as underscores
    shape: /(?<= )_(?= )/gu,
    mend: () => ' ',
  },
];

/** Labels and what divides them from their values, as they were printed: `예 약번호`. */
export function repairLabels(text: string): string {
  return applyRepairs(text, REPAIRS);
}
