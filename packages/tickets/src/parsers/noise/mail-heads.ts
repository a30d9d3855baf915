import { findFlightNumbers } from '../../atoms/flight-number.ts';

const WHEN = String.raw`Date|Sent|Received|Datum|Gesendet|Fecha|Enviado(?: el)?|Data|Enviada em|Inviato|Envoyé|Verzonden|날짜|보낸\s?(?:날짜|시간)|日時|送信日時|日期|发送时间`;
const WHO = String.raw`From|To|Cc|Reply-To|Von|An|De|Para|Da|A|À|Van|Aan|보낸\s?사람|받는\s?사람|참조|差出人|宛先|发件人|收件人`;
const WHAT = String.raw`Subject|Betreff|Asunto|Oggetto|Objet|Assunto|Onderwerp|제목|件名|主题`;
const labelled = (words: string): RegExp =>
  new RegExp(String.raw`^[\s*>]{0,12}(?:${words})\*{0,2}\s?[:：]`, 'iu');
const OF_TIME = labelled(WHEN);
const OF_PEOPLE = labelled(WHO);
const OF_TOPIC = labelled(WHAT);
/** What heads an answered mail: `On Mon, 9 Nov 2026 at 15:12, Ana wrote:`. */
const ANSWERED =
  /^[\s>]{0,12}(?:On|Am|El|Le|Em|Il(?: giorno)?|Op)\s.{8,120}(?:wrote|schrieb.{0,60}|escribió|a écrit|escreveu|ha scritto|schreef.{0,60})\s?:\s*$/iu;
const ADDRESS = /@|<[^<>]*>/u;

/**
 * The lines without those of a mail's head that tell of the mail: when it was sent, and its subject unless that names a
 * flight. A head has a sender or a topic, and three lines at least or an address.
 */
export function withoutMailHeads(lines: readonly string[]): readonly string[] {
  if (!lines.some((line) => OF_TIME.test(line) || ANSWERED.test(line))) return lines;
  const kept = lines.map((line) => (ANSWERED.test(line) ? ' '.repeat(line.length) : line));
  for (let at = 0; at < lines.length;) {
    let end = at;
    while (end < lines.length && isOfHead(lines[end] ?? '')) end++;
    if (isHead(lines.slice(at, end))) {
      for (let row = at; row < end; row++) kept[row] = blanked(lines[row] ?? '');
    }
    at = Math.max(end, at + 1);
  }
  return kept;
}

function isOfHead(line: string): boolean {
  return OF_TIME.test(line) || OF_PEOPLE.test(line) || OF_TOPIC.test(line);
}

/** `From: Seoul`, `To: New York` and `Date: 15 Oct` are of a flight. */
function isHead(lines: readonly string[]): boolean {
  if (lines.length < 2) return false;
  return lines.some((line) => OF_TOPIC.test(line) || ADDRESS.test(line));
}

function blanked(line: string): string {
  const isNoise =
    OF_TIME.test(line) || (OF_TOPIC.test(line) && findFlightNumbers(line).length === 0);
  return isNoise ? ' '.repeat(line.length) : line;
}
