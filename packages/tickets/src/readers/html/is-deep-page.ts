import { Parser } from 'htmlparser2';

/** Deeper markup is an attack, not a page: parsing time grows with the square of the depth. */
const MAX_NESTING = 1000;
/** How much is parsed between two checks of the depth. */
const STEP = 64 * 1024;

/** True for a page whose elements lie too deep in each other, as the parser sees them that reads it. */
export function isDeepPage(html: string): boolean {
  let depth = 0;
  let deepest = 0;
  const parser = new Parser({
    onopentagname() {
      depth += 1;
      deepest = Math.max(deepest, depth);
    },
    onclosetag() {
      depth -= 1;
    },
  });
  const isDeep = (): boolean => deepest > MAX_NESTING;
  for (let at = 0; at < html.length && !isDeep(); at += STEP) {
    parser.write(html.slice(at, at + STEP));
  }
  return isDeep();
}
