import { findDurations } from '../../atoms/duration.ts';
import { joinSeats } from '../../atoms/seat.ts';
import { type Hit, collectHits } from '../../text/hit.ts';

const SEAT_WORD =
  /(?<!\p{L})(?:seats?|seated|sitting|sit|asientos?|sitzpl[aä]tze?|si[eè]ges?|you(?:['’]re| are) in|window|aisle|ventana|pasillo)(?!\p{L})|좌석|자리/iu;
const SEAT = /(?<![\p{L}\d-])([1-9]\d?[A-HJ-L])(?![A-Za-z\d-])/gu;
/** A length of time that is the flight's, by the words before it. */
const LASTS =
  /(?:after|despu[eé]s de|tras|nach|apr[eè]s|lasts?|takes?|takes about|duration(?: of| is)?|duraci[oó]n(?: de| es de)?|flight time|flying time|비행\s?시간[은는]?|약)\s(?:about |some |unos? |unas )?$/iu;

/** The seats that a sentence gives the travellers: `Tom you're in 14C, Priya 14D`. */
export function findProseSeats(sentence: string): Hit<string> | undefined {
  if (!SEAT_WORD.test(sentence)) return undefined;
  const hits = collectHits(sentence, SEAT, (match) => match[1]);
  const [first, last] = [hits[0], hits.at(-1)];
  if (!first || !last) return undefined;
  const value = joinSeats(hits.map((hit) => hit.value));
  return { value, start: first.start, end: last.end };
}

/** How long a sentence says that the flight takes, in minutes: `llega a Madrid …, después de 10 h 15 min`. */
export function findProseDuration(sentence: string): Hit<number> | undefined {
  return findDurations(sentence).find(({ start }) =>
    LASTS.test(sentence.slice(Math.max(0, start - 30), start)),
  );
}
