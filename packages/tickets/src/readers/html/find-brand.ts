import { airlineCodeByName } from '../../atoms/airline.ts';

const TITLE = /<title[^<>]{0,200}>([^<]{2,200})/i;
const PICTURE = /<img\s[^<>]{0,2000}/gi;
const ALT = /\salt\s{0,4}=\s{0,4}(?:"([^"]{2,60})"|'([^']{2,60})')/i;
/** Logos are in the header of a page, and again in its footer. */
const MAX_PICTURES = 200;

/**
 * The airline whose logo a page shows, in its title or as a named picture: it makes `Flight 93` a flight. Undefined
 * if there are logos of several.
 */
export function findBrand(html: string): string | undefined {
  const names = [TITLE.exec(html)?.[1], ...listAlts(html)].flatMap((name) => {
    const text = name?.replaceAll('&nbsp;', ' ').replaceAll('&amp;', '&').trim() ?? '';
    const code = airlineCodeByName(text);
    return code === undefined ? [] : [{ text, code }];
  });
  const [first] = names;
  return names.every(({ code }) => code === first?.code) ? first?.text : undefined;
}

function listAlts(html: string): string[] {
  const alts: string[] = [];
  let count = 0;
  for (const [picture] of html.matchAll(PICTURE)) {
    count += 1;
    if (count > MAX_PICTURES) break;
    const [, double, single] = ALT.exec(picture) ?? [];
    const alt = double ?? single;
    if (alt !== undefined) alts.push(alt);
  }
  return alts;
}
