/** A line above a flight that is off, and nothing else but what is paid back: `CANCELLED (refund of CAD 214.60)`. */
const ONE =
  /^\s*(?:cancel+ed|cancelad[oa]s?|anulad[oa]s?|storniert|annul[ée]e?s?|취소(?:됨|완료)?)\s*(?:\([^()]{3,80}\)\s*)?:?\s*$/iu;
/** The heading of one of several to choose from. */
const OPTION = /^\s*(?:option|opci[oó]n|variante|옵션)\s?\S{1,2}(?!\p{L})/iu;
/** The heading of an option that was not taken. */
const LEFT =
  /^\s*(?:option|opci[oó]n|variante|옵션)\s?\S{1,2}\s?[-–:(]\s?(?:not (?:taken|chosen|selected|available)|rejected|declined|sold out|descartada|no elegida|미선택|마감)\)?\s*$/iu;
/** The same above several. */
const SEVERAL =
  /^\s*(?:(?:your )?cancel+ed flights?|flights? (?:that (?:have been|were) )?cancel+ed|vuelos? cancelados?|stornierte flüge|vols? annulés?|취소(?:된)?\s?(?:항공편|여정|구간))\s*:?\s*$/iu;
/** Headings of flights that are not cancelled. */
const OTHER =
  /^\s*(?:\S+\s){0,3}(?:itinerary|confirmed|updated|new|current|remaining|unchanged|departing|refund|passengers?|travell?ers?|itinerario|confirmad[oa]s?|nuevos?|reembolso|pasajeros?|reiseplan|bestätigt|neue?|erstattung|여정|변경|확정|환불|승객|탑승객)(?:\s\S+){0,3}\s*:?\s*$/iu;

/** A sentence that does so: `You are now booked on:`. */
const BOOKED =
  /(?<!\p{L})(?:(?:are|is|were|been|have|['’]ve) (?:now )?(?:re-?)?booked (?:you )?(?:on|onto|to)(?!\p{L})|moved you (?:on)?to|te hemos (?:reubicado|cambiado)|umgebucht auf)|대체\s?항공편/iu;
const LONGEST = 200;

/** The lines with those of flights that are off left empty: below a heading that says so, up to the next one. */
export function withoutCancelled(lines: readonly string[]): readonly string[] {
  let until: 'empty' | 'heading' | undefined;
  return lines.map((line, at) => {
    const isEmpty = line.trim() === '';
    if (until === 'heading' && endsSeveral(line)) until = undefined;
    if (until === 'empty' && (isEmpty || OPTION.test(line))) until = undefined;
    if (SEVERAL.test(line)) until = 'heading';
    else if ((ONE.test(line) || LEFT.test(line)) && isHeading(lines, at)) until = 'empty';
    return until === undefined ? line : '';
  });
}

function endsSeveral(line: string): boolean {
  return OTHER.test(line) || (line.length < LONGEST && BOOKED.test(line));
}

/** A status below a flight has that flight above it, a heading has nothing there. */
function isHeading(lines: readonly string[], at: number): boolean {
  return (lines[at - 1] ?? '').trim() === '' && (lines[at + 1] ?? '').trim() !== '';
}
