/** What a heading begins with that is about another thing on the day of a flight, or about a flight that is off. */
const BEGINS = [
  'cancell?ed|cancel(?:ad|lat)[oa]|abgesagt|storniert|annull?[eé]e?|취소',
  'leav(?:e|ing) (?:for|home|to)|head(?:ing)? (?:to|out)|go(?:ing)? to|drive to|arrive (?:at|to)|be at|be[- ]there',
  'taxi|uber|cab|(?:airport )?(?:bus|shuttle|transfer|parking|train|lounge|hotel)|lounge|limo(?:usine)?',
  'boarding(?! ?pass)|bag(?:gage)?[ -]drop|drop bags|security|pack(?:ing)?|upgrade|bid',
  'salir (?:a|al|hacia)|salida (?:a|al|hacia) (?:el )?aeropuerto|ir al aeropuerto|traslado|aparcamiento|embarque',
  'abfahrt|losfahren|fahrt zum|parken|parkplatz|einsteigen|koffer',
  '공항\\s?(?:버스|가기|이동|도착|리무진|주차|출발)|공항으로|리무진|택시|주차|라운지|탑승\\s?시작|짐\\s?(?:싸기|부치기)|수하물\\s?위탁',
];
/** The same wherever in the heading it stands. */
const ANYWHERE = [
  'check-?\\s?in|reminder|boarding (?:starts|opens)|체크인|facturaci[oó]n|einchecken',
  'pick(?:ing)?[ -]?up|abholen|recoger a|aller chercher|마중|픽업|배웅|see off|drop off',
];

const ASIDE = new RegExp(
  String.raw`^[^\p{L}\d]*(?:${BEGINS.join('|')})(?!\p{L})|(?<!\p{L})(?:${ANYWHERE.join('|')})`,
  'iu',
);

/** True for the heading of an event beside a flight: `Taxi to ICN for KE81`, `Pick up Ana (IB252)`, `Canceled: KE81`. */
export function isBesideFlight(heading: string): boolean {
  return ASIDE.test(heading);
}
