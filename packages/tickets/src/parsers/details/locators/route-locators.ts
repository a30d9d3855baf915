import type { Found, LegDraft } from '../../../document.ts';
import { isNamed } from '../../../atoms/airport-name.ts';
import { readLocator } from '../../../atoms/locator-value.ts';
import { makeFound } from '../../../text/hit.ts';

const LINE = /^\s{0,12}(\p{L}[^:：]{2,60}?)\s?[:：]\s{0,8}([A-Z\d]{6})\s*$/u;
const BETWEEN = /\s?(?:→|->|⇒|–|—|~|>|\s-)\s?/u;

/** The legs with the locators that a list names by the places of a way: `서울 - 하노이 - 방콕: DWTQ5K`. */
export function addRouteLocators(legs: readonly LegDraft[], lines: readonly string[]): LegDraft[] {
  const located = [...legs];
  for (const [at, line] of lines.entries()) {
    const [, names = '', value = ''] = LINE.exec(line) ?? [];
    const places = names.split(BETWEEN);
    if (places.length < 2 || readLocator(value) === undefined) continue;
    const start = findWay(legs, places);
    const pnr = makeFound(value, 'shapes', line, at);
    for (const [index, leg] of legs.entries()) {
      const isOfWay = start !== undefined && index >= start && index < start + places.length - 1;
      if (isOfWay && !leg.pnr) located[index] = { ...leg, pnr };
    }
  }
  return located;
}

const isEnd = (end: Found<string> | undefined, name = ''): boolean =>
  end !== undefined && isNamed(end.value, name);

/** The only index from which the legs go by the places. */
function findWay(legs: readonly LegDraft[], places: readonly string[]): number | undefined {
  const starts = [...legs.keys()].filter((start) =>
    places.slice(1).every((to, step) => {
      const leg = legs[start + step];
      return isEnd(leg?.from, places[step]) && isEnd(leg?.to, to);
    }),
  );
  return starts.length === 1 ? starts[0] : undefined;
}
