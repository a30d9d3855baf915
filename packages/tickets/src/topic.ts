import type { DocumentTopic } from '@ooo/texts/tickets.types';

const TOPICS: readonly (readonly [DocumentTopic, RegExp])[] = [
  [
    'train',
    /\b(?:train|railway|rail|bahn(?:hof|card|\.de)?|zug(?:nummer)?|gleis|wagen|ice \d|tgv|ave \d|renfe|sncf|eurostar|amtrak|trenitalia|coach \d|platform|v[ií]a|tren|ktx|srt|itx|korail|열차|기차|승강장|호차)\b|열차|기차|코레일/giu,
  ],
  [
    'hotel',
    /\b(?:hotel|hostel|hostal|check-?out|room|nights?|guests?|unterkunft|zimmer|übernachtung|habitaci[oó]n|hu[eé]sped|noches?|accommodation|apartment|resort)\b|호텔|객실|숙박|투숙|게스트하우스|체크아웃/giu,
  ],
  [
    'bus',
    /\b(?:bus|coach service|flixbus|greyhound|autob[uú]s|haltestelle|bus stop)\b|고속버스|시외버스/giu,
  ],
  [
    'car',
    /\b(?:car rental|rental car|pick-?up|drop-?off|vehicle|mietwagen|alquiler de (?:coches?|autos?|veh[ií]culos?)|recogida|devoluci[oó]n|hertz|avis|sixt|europcar)\b|렌터카|렌트카/giu,
  ],
  [
    'parking',
    /\b(?:parking|car ?park|meet & greet|long stay|multi-?storey|barrier|number plate|overstay|aparcamiento|estacionamiento|parkhaus|parkplatz)\b|주차|입고|출고/giu,
  ],
  [
    'transfer',
    /\b(?:transfers?|vehicle|pick-?up|drop-?off|driver|chauffeur|name (?:board|sign)|traslado|conductor|chofer)\b|픽업|샌딩|기사님/giu,
  ],
  ['ferry', /\b(?:ferry|fähre|transbordador|cabin deck|port of|vessel)\b|페리|여객선/giu],
  [
    'event',
    /\b(?:concert|admission|ticket holder|doors open|venue|museum|theatre|theater|festival|konzert|entrada general|row \d)\b|공연|전시/giu,
  ],
  [
    'invoice',
    /\b(?:invoice|subtotal|vat|amount due|net price|rechnung|umsatzsteuer|rechnungsnummer|factura|importe|iva)\b|세금계산서|청구서/giu,
  ],
];
const FLIGHT =
  /\b(?:flights?|airlines?|airport|boarding pass|e-?ticket|flug(?:hafen|nummer)?|vuelos?|aeropuerto|aerol[ií]nea|itinerary receipt)\b|항공|편명|공항|탑승권/giu;
/** Subjects whose numbers look like flights': sessions of a congress, parts of an order. */
const NUMBERED: readonly (readonly [DocumentTopic, RegExp])[] = [
  [
    'event',
    /\b(?:keynotes?|plenary|sessions?|speakers?|presenters?|posters?|panels?|abstracts?|workshops?|symposium|congress|conference|preliminary programme|call for papers|ponencias?|ponentes?|sesi[oó]n|congreso|vortr[aä]ge?|tagung|kongress)\b|기조\s?강연|학술\s?대회|포스터\s?발표|좌장|연사|세션|초록/giu,
  ],
  [
    'invoice',
    /\b(?:part (?:no|number|#)|p\/n|qty|quantity|unit (?:price|eur|usd|gbp|cost)|packing list|delivery note|purchase order|net \d|vat|intra-community|incoterms|hs code|commercial invoice|freight|air waybill|due|teilenummer|artikel-?nr|menge|einzelpreis|lieferschein|cantidad|precio unitario|albar[aá]n|n[uú]mero de pieza)\b|품번|품명|수량|단가|거래명세서|납품/giu,
  ],
];
/** Different words needed of these subjects, whose words are common. */
const ENOUGH_NUMBERED = 4;
/** Words needed for a topic; a single one proves nothing. */
const ENOUGH = 2;
/** Words that tell a hired car from one with a driver. */
const HIRED =
  /rental|rent[- ]a[- ]car|car hire|hire car|alquiler|mietwagen|렌터카|렌트카|(?<!\p{L})(?:hertz|avis|sixt|europcar|alamo|enterprise)(?!\p{L})/iu;
/** Different words needed of a stay, whose words are common. */
const ENOUGH_OF_STAY = 3;
const LOOKED_AT = 60_000;

/** The topic with the most words in the document; undefined without a clear one. */
export function findTopic(text: string): DocumentTopic | undefined {
  const head = text.slice(0, LOOKED_AT);
  const ranked = TOPICS.filter(([topic, words]) => isOf(topic, words, head))
    .map(([topic, words]) => ({ topic, count: countMatches(head, words) }))
    .sort((first, second) => second.count - first.count);
  const [best] = ranked;
  return best && best.count >= ENOUGH ? best.topic : undefined;
}

function isOf(topic: DocumentTopic, words: RegExp, text: string): boolean {
  if (topic === 'car') return HIRED.test(text);
  if (topic === 'hotel') return countKinds(text, words) >= ENOUGH_OF_STAY;
  return topic !== 'transfer' || countKinds(text, words) >= ENOUGH;
}

/** True where a document speaks of trains and not of flights. */
export function isRailway(text: string): boolean {
  return findTopic(text) === 'train' && !mentionsFlights(text);
}

/** The topic of a document without a word of air travel whose own numbers look like flights'. */
export function findNumbered(text: string): DocumentTopic | undefined {
  const head = text.slice(0, LOOKED_AT);
  const [topic] = NUMBERED.find(([, words]) => countKinds(head, words) >= ENOUGH_NUMBERED) ?? [];
  return mentionsFlights(text) ? undefined : topic;
}

/** True where any word of air travel is in the text. */
export function mentionsFlights(text: string): boolean {
  return countMatches(text.slice(0, LOOKED_AT), FLIGHT) > 0;
}

function countMatches(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

/** How many different words; singular and plural count once. */
function countKinds(text: string, pattern: RegExp): number {
  const words = text.match(pattern) ?? [];
  return new Set(words.map((word) => word.toLowerCase().replace(/s$/u, ''))).size;
}
