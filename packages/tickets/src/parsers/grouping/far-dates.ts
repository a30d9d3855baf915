import type { Token } from '../tokens/token.ts';

/** Years around the day of receipt in which tickets are flown. */
const NEAR = 2;
/** Years from it on which a date beside nearer ones is of a person or a card. */
const FAR = 5;

/**
 * The tokens without dates that no flight of this document is on: where some are of about the `year` in which it came,
 * one of decades before is a birthday whose label was lost. A ticket that is as old as all its dates keeps them.
 */
export function withoutFarDates(tokens: readonly Token[], year: number): readonly Token[] {
  const distance = (token: Token): number =>
    token.kind === 'date' && token.value.year !== undefined ? Math.abs(token.value.year - year) : 0;
  const isNear = tokens.some((token) => token.kind === 'date' && distance(token) <= NEAR);
  return isNear ? tokens.filter((token) => distance(token) <= FAR) : tokens;
}
