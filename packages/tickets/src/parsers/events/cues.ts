import { type Hit, collectHits, withoutOverlaps } from '../../text/hit.ts';
import type { FlightEnd } from '../../flights/flight-end.ts';

/** Verbs for the beginning of a flight, of travellers and of the flight. */
const DEPARTS = [
  String.raw`dep(?=\.?\s\p{L})|depart(?:s|ed|ing|ure|ures)?|leav(?:e|es|ing)|tak(?:e|es|ing)(?: you)? off|fl(?:y|ies|ying)|set(?:s|ting)? off`,
  String.raw`s(?:ale|ales|al[íi]s|alen|aldr[áa]s?|aldr[áa]n|aliendo|alida|alimos|aldremos)|part(?:e|es|[íi]s|en|ir[áa]s?|imos|ida)|despeg(?:a|[áa]s|an|ar[áa]s?|ue|amos)|vuel(?:a|as|an)|vol[áa]s`,
  String.raw`abflug|flieg(?:en|t|st)|start(?:et|en)|abreise`,
  String.raw`part(?:ez|ons|ira)|d[ée]colle(?:z|ra)?|d[ée]part|partenza|partite|sa[íi]da|vertrek(?:t)?`,
];
/** The same for its end. */
const ARRIVES = [
  String.raw`arr(?=\.?\s\p{L})|arriv(?:e|es|ed|ing|al|als)|land(?:s|ed|ing)?|touch(?:es|ing)? down|reach(?:es|ing)?|get(?:s|ting)?(?: you| in| you in)?(?= ?(?:in|to|into)(?!\p{L}))|due(?: in| to arrive| to land)?|back(?= (?:at|in|to|into)(?!\p{L}))`,
  String.raw`lleg(?:a|[áa]s|an|ar[áa]s?|ar[áa]n|ada|ando|amos|aremos)|aterriz(?:a|[áa]s|an|ar[áa]s?|ar[áa]n|aje|ando|amos)|arrib(?:a|as|o)`,
  String.raw`ankunft|land(?:et|en|ung)|erreich(?:t|en)`,
  String.raw`arriv(?:ez|ons|era|ée|a|ano|er[àa]|o|ate)|atterri(?:t|ssez|ra)|atterra(?:te)?|cheg(?:a|as|ada)|aterra|aankomst|komt aan`,
];
/** Words behind the place, in Korean, Japanese and Chinese. */
const DEPARTS_BEHIND = '출발|이륙|出発|出发|起飞';
const ARRIVES_BEHIND = '도착|착륙|到着|到达|抵达';

const CUE = new RegExp(
  String.raw`(?<!\p{L})(?:(${DEPARTS.join('|')})|(${ARRIVES.join('|')}))(?!\p{L})|(${DEPARTS_BEHIND})|(${ARRIVES_BEHIND})`,
  'giu',
);
/** `출발 2일 전`, `before departure`: what is counted from a flight's beginning tells of none. */
const COUNTED_BEHIND =
  /^\s?(?:\(?(?:\d{1,3}\s?[~-]\s?)?\d{1,3}\s?(?:일|시간|분)\s?전|전(?![가-힣])|시[간각]|일(?![가-힣]))/u;
const COUNTED_BEFORE =
  /(?:\d\s?(?:minutes|hours|days|min|hrs?|h)\.? (?:before|prior to|after)|(?:before|prior to|after|upon|antes de|despu[eé]s de)(?: the| your| la| su| tu)?|vor|nach(?: der)?)\s$/iu;

/** Words that say which end of a flight a text is about. */
export function findCues(text: string): Hit<FlightEnd>[] {
  return withoutOverlaps(
    collectHits(text, CUE, (match): FlightEnd | undefined => {
      const end = match.index + match[0].length;
      if (COUNTED_BEHIND.test(text.slice(end, end + 12))) return undefined;
      if (COUNTED_BEFORE.test(text.slice(Math.max(0, match.index - 30), match.index)))
        return undefined;
      return match[1] !== undefined || match[3] !== undefined ? 'departure' : 'arrival';
    }),
  );
}

/** True for a word that is behind its place. */
export function standsBehind(word: string): boolean {
  return /^[\p{Script=Hangul}\p{Script=Han}]/u.test(word);
}
