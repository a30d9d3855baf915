import type { LegDraft } from '../document.ts';

const FREIGHT =
  /(?<!\p{L})(?:AWB|air ?waybill|consignee|shipper|freight(?:er)?|cargo|ULD|nature of goods|house awb|pieces ?\/ ?weight)(?!\p{L})|화물\s?(?:추적|운송장)|운송장/giu;
const TRAVELLER =
  /(?<!\p{L})(?:passengers?|travell?ers?|boarding pass|e-?ticket|pasajeros?|passagiere?|passagers?)(?!\p{L})|승객|탑승객|탑승권|항공권/iu;
const MILES =
  /(?<!\p{L})(?:miles|mileage|millas|meilen|award points|points earned|puntos)(?!\p{L})|마일/giu;
/** Words of a topic that make a document one of it. */
const ENOUGH = 4;
const LOOKED_AT = 60_000;

/**
 * The legs without those that nobody flies who has the document: of a freight's way, and of a statement of miles, where flights
 * are listed without their times.
 */
export function withoutOthers(legs: readonly LegDraft[], lines: readonly string[]): LegDraft[] {
  if (legs.length === 0) return [];
  const text = lines.join('\n').slice(0, LOOKED_AT);
  if (countKinds(text, FREIGHT) >= ENOUGH && !TRAVELLER.test(text)) return [];
  const isTimed = legs.some(({ departureTime, arrivalTime }) => departureTime ?? arrivalTime);
  const isStatement = !isTimed && (text.match(MILES)?.length ?? 0) >= ENOUGH;
  return isStatement ? [] : [...legs];
}

function countKinds(text: string, pattern: RegExp): number {
  return new Set((text.match(pattern) ?? []).map((word) => word.toLowerCase())).size;
}
