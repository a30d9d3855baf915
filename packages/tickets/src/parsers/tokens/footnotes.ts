import type { Token } from './token.ts';

/** A note below the flights of what a mark means: `**This flight arrives on a different day than it departs`. */
const NOTE =
  /^\s{0,8}([*†‡§#]{1,3})\s?(?=.{0,80}(?:different (?:arrival )?(?:day|date)|(?:next|following) (?:day|calendar day|date)|d[ií]a siguiente|otro d[ií]a|folgetag|nächsten tag|lendemain|익일|다음\s?날))/iu;
const MARK = /[*†‡§#]{1,3}\s?$/u;
const LONGEST = 4;

/** The tokens with the dates as those of arrivals that a mark says so of: `**Thu 11FEB`. */
export function withMarkedArrivals(tokens: readonly Token[], lines: readonly string[]): Token[] {
  const marks = new Set(lines.flatMap((line) => NOTE.exec(line.slice(0, 120))?.[1] ?? []));
  if (marks.size === 0) return [...tokens];
  return tokens.map((token) => {
    if (token.kind !== 'date') return token;
    const before = (lines[token.line] ?? '').slice(Math.max(0, token.start - LONGEST), token.start);
    return marks.has(MARK.exec(before)?.[0].trim() ?? '') ? { ...token, role: 'arrival' } : token;
  });
}
