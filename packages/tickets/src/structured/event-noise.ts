/** Starts of headings about something else on the day of a flight, or about a cancelled flight. */
const BEGINS = [
  'cancell?ed|cancel(?:ad|lat)[oa]|abgesagt|storniert|annull?[eé]e?|취소',
  String.raw`(?:leav(?:e|ing)|head(?:ing)?|go(?:ing)?|driv(?:e|ing)|arriv(?:e|ing)|be) (?:\p{L}+ ){0,3}(?:airport|home)`,
  'taxi|uber|cab|(?:airport )?(?:bus|shuttle|transfer|parking|train|lounge|hotel)|lounge|limo(?:usine)?',
  'boarding(?! ?pass)|bag(?:gage)?[ -]drop|drop bags|security|pack(?:ing)?|upgrade|bid',
  '(?:salir|salida|ir) (?:a|al|hacia|para) (?:el )?aeropuerto|traslado|aparcamiento|embarque',
  'losfahren|(?:ab)?fahrt zum flughafen|parken|parkplatz|einsteigen|koffer',
  '공항\\s?(?:버스|가기|이동|도착|리무진|주차|출발)|공항으로|리무진|택시|주차|라운지|탑승\\s?시작|짐\\s?(?:싸기|부치기)|수하물\\s?위탁',
];
/** The same wherever in the heading it is. */
const ANYWHERE = [
  'check-?\\s?in|reminder|boarding (?:starts|opens)|체크인|facturaci[oó]n|einchecken',
  'pick(?:ing)?[ -]?up|abholen|recoger a|aller chercher|마중|픽업|배웅|see off|drop off',
];

const BESIDE = new RegExp(
  String.raw`^[^\p{L}\d]*(?:${BEGINS.join('|')})(?!\p{L})|(?<!\p{L})(?:${ANYWHERE.join('|')})`,
  'iu',
);

/** True for the heading of an event beside a flight: `Taxi to ICN for KE81`, `Pick up Ana (IB252)`, `Canceled: KE81`. */
export function isBesideFlight(heading: string): boolean {
  return BESIDE.test(heading);
}
