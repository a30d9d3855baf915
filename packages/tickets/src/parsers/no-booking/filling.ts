import type { NoBooking } from '@ooo/texts/tickets.types';
import type { SegmentDraft } from '../../document.ts';

/** Words of the carriage of goods. */
const FREIGHT =
  /(?<!\p{L})(?:[HM]?AWB|(?:air ?)?waybill|shipment|linehaul|customs clearance|consignee|shipper|freight(?:er)?|cargo|ULD|nature of goods|house awb|pieces ?\/ ?weight|gu[ií]a a[eé]rea|remitente|consignatario|mercanc[ií]a)(?!\p{L})|항공화물|화물\s?(?:추적|운송장)|운송장|송하인|수하인|통관|수입신고|관세|화물관리번호/giu;
const TRAVELLER =
  /(?<!\p{L})(?:passengers?|travell?ers?|boarding pass|e-?ticket|pasajeros?|passagiere?|passagers?)(?!\p{L})|승객|탑승객|탑승권|항공권/iu;
/** Words of an account statement. */
const BALANCE =
  /(?<!\p{L})(?:balance|statement|posted|expir\p{L}*|earned|saldo|acumulad[ao]s?|vencer|caduc\p{L}*|movimientos|disponibles|extracto|kontostand)(?!\p{L})|적립|소멸|잔여|보유/iu;
const MILES =
  /(?<!\p{L})(?:miles|mileage|millas|meilen|award points|points|avios|puntos)(?!\p{L})|마일|포인트/giu;
/** Labels of a stay. */
const STAY =
  /(?<!\p{L})(?:room (?:type|rate)|guests?(?: name)?|check-?in|check-?out|nights?|arrival date|departure date|per night|adults?|adultos|hotel|hostal|hu[eé]sped(?:es)?|habitaci[oó]n|noches?|zimmer|nächte)(?!\p{L})|객실|체크인|체크아웃|투숙|\d박/giu;
/** Words of a policy. */
const POLICY =
  /(?<!\p{L})(?:insured|policy|cover(?:age)?|sum insured|premium|deductible|asegurad[oa]s?|p[oó]liza|cobertura|siniestro|prima|versicherte?r?|selbstbeteiligung)(?!\p{L})|피보험자|증권번호|보험료|담보|보험금/giu;
/** Labels of a car that is hired, driven or parked. */
const DRIVE =
  /(?<!\p{L})(?:pick-?up|drop-?off|vehicle|rental|driver|name board|or similar|recogida|veh[ií]culo|conductor|chofer|cartel|transporte|chauffeur(?:-drive)?|fast track|porter|meeting point|name sign|eta|fahrzeug|abholung|number plate|registration)(?!\p{L})|차량(?:번호)?|입고|출고|주차|기사님?|픽업|샌딩/giu;
/** Words of a topic that make a document one of it. */
const ENOUGH = { freight: 4, miles: 4, stay: 4, drive: 3, policy: 3 };
const MOST_TEXT = 60_000;
/** The number of a flight that a host asks for, to know when a guest comes and goes. */
const NAMED =
  /(?<!\p{L})(?:(?:arriv(?:al|ing)|depart(?:ure|ing)|guest['’]?s?) flight|(?:for|from|meet(?:ing)?) flight|flight\s?[:：]|eta(?!\p{L})|vuelo (?:de )?(?:llegada|salida)|ankunftsflug|abflug)(?!\p{L})|(?:도착|출발|입국|출국|귀국)\s?(?:항공)?편/iu;

/**
 * The topic of most of a document's words: freight, a statement of miles that lists flights without their times, a stay,
 * a drive.
 */
export function findFilling(
  segments: readonly SegmentDraft[],
  lines: readonly string[],
  isTaken: boolean,
): NoBooking | undefined {
  const text = lines.join('\n').slice(0, MOST_TEXT);
  if (countKinds(text, FREIGHT) >= ENOUGH.freight && !TRAVELLER.test(text)) return 'freight';
  const isTimed = segments.some(({ departureTime, arrivalTime }) => departureTime ?? arrivalTime);
  if (!isTimed && (text.match(MILES)?.length ?? 0) >= ENOUGH.miles) {
    return BALANCE.test(text) ? 'flown' : 'offered';
  }
  if (countKinds(text, POLICY) >= ENOUGH.policy && !isTaken) return 'service';
  const isHost = countKinds(text, STAY) >= ENOUGH.stay || countKinds(text, DRIVE) >= ENOUGH.drive;
  return isHost && isOnlyNamed(segments, lines) ? 'service' : undefined;
}

function countKinds(text: string, pattern: RegExp): number {
  return new Set((text.match(pattern) ?? []).map((word) => word.toLowerCase())).size;
}

/** Flights by which a host knows when a guest comes and goes, each with one time beside it at most. */
function isOnlyNamed(segments: readonly SegmentDraft[], lines: readonly string[]): boolean {
  return segments.every(({ flightNumber, departureTime, arrivalTime }) => {
    const line = flightNumber?.line ?? 0;
    const isWhole = [departureTime, arrivalTime].every((time) => time?.line === line);
    return !isWhole && NAMED.test(lines[line - 1] ?? '');
  });
}
