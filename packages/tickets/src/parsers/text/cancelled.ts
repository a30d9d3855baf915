/** A line above a flight that is off, and nothing else. */
const ONE =
  /^\s*(?:cancel+ed|cancelad[oa]|anulad[oa]|storniert|annul[ée]e?|취소(?:됨|완료)?)\s*:?\s*$/iu;
/** The same above several. */
const SEVERAL =
  /^\s*(?:(?:your )?cancel+ed flights?|flights? (?:that (?:have been|were) )?cancel+ed|vuelos? cancelados?|stornierte flüge|vols? annulés?|취소(?:된)?\s?(?:항공편|여정|구간))\s*:?\s*$/iu;
/** What heads flights that are not. */
const OTHER =
  /^\s*(?:\S+\s){0,3}(?:itinerary|confirmed|updated|new|current|remaining|unchanged|departing|refund|passengers?|travell?ers?|itinerario|confirmad[oa]s?|nuevos?|reembolso|pasajeros?|reiseplan|bestätigt|neue?|erstattung|여정|변경|확정|환불|승객|탑승객)(?:\s\S+){0,3}\s*:?\s*$/iu;
/** A booking of which nothing is left. */
const WHOLE =
  /(?<!\p{L})(?:your|the|this) (?:booking|reservation|trip|itinerary|flights)(?: \S{5,14})? (?:has|have) (?:now )?been (?:fully )?cancel+ed|cancel+ed (?:all (?:of )?(?:your |the )?flights|(?:your|the) (?:whole|entire) (?:booking|trip|reservation))|(?:tu|su|la) reserva(?: \S{5,14})? (?:ha sido|fue) (?:cancelada|anulada)|(?:deine|ihre) (?:buchung|reise)(?: \S{5,14})? wurde storniert|votre réservation(?: \S{5,14})? a été annulée|예약(?:이|을)? (?:모두 |전체 |정상적으로 )?취소(?:되었습니다|하였습니다|가 완료|\s?완료)/iu;
/** What a mail says that has other flights for the ones that are off. */
const GOES_ON =
  /(?<!\p{L})(?:re-?book(?:ed|ing)?|new flights?|(?:alternative|replacement|substitute) flights?|(?:rest|part|remainder) of (?:your|the)|still (?:on|confirmed|booked)|(?:new|updated|revised) itinerary|nuevos? vuelos?|reubicad[oa]s?|resto de|umgebucht|neue flüge|nouveaux? vols?)(?!\p{L})|대체|변경된|나머지/iu;
const LONGEST = 400;

/** The lines with those of flights that are off left empty: below a heading that says so, up to the next one. */
export function withoutCancelled(lines: readonly string[]): readonly string[] {
  let until: 'empty' | 'heading' | undefined;
  return lines.map((line, at) => {
    const isEmpty = line.trim() === '';
    if (until === 'heading' && OTHER.test(line)) until = undefined;
    if (until === 'empty' && isEmpty) until = undefined;
    if (SEVERAL.test(line)) until = 'heading';
    else if (ONE.test(line) && isHeading(lines, at)) until = 'empty';
    return until === undefined ? line : '';
  });
}

/** A status below a flight has that flight above it, a heading has nothing there. */
function isHeading(lines: readonly string[], at: number): boolean {
  return (lines[at - 1] ?? '').trim() === '' && (lines[at + 1] ?? '').trim() !== '';
}

/** True for a mail that tells of a booking of which nothing is left. */
export function isCancelledBooking(lines: readonly string[]): boolean {
  const looked = lines.map((line) => line.slice(0, LONGEST));
  return looked.some((line) => WHOLE.test(line)) && !looked.some((line) => GOES_ON.test(line));
}
