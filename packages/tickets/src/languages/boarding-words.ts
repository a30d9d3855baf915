/**
 * What boarding is called, and when it begins and ends; each the inside of a regular expression, whatever the case. The
 * time beside it is not the departure's. `탑승일` is the day of the flight, `탑승일시` its departure.
 */
export const BOARDING_WORDS: readonly string[] = [
  'b[o0]ard(?:s|ing)?(?: (?:time|starts?|begins|opens|from|until|ends|closes|(?:group|zone) [A-Z\\d]{1,2}))?',
  '(?<!\\p{L})brd(?:n?g)?\\.?(?: time)?',
  'boarding\\s?(?:zeit|tijd|beginn|start|schluss|ende|ab)',
  'einst(?:eigen?|ieg)s?(?:zeit|beginn|ende)?(?: ab)?(?!\\p{L})',
  'embarque(?:ment)?(?: (?:[aà] partir d[eu]|desde|hasta|dès|jusqu.à|inicia|comienza|termina|cierra|abre))?',
  'embar(?:c[ae]r|quer)',
  'abord(?:aje|ar?|e)(?: (?:a partir de|desde|hasta|inicia|comienza|termina|cierra))?(?!\\p{L})',
  'imbarco(?: (?:dalle|entro))?',
  'instap(?:pen|tijd)(?: vanaf)?',
  '탑승(?:\\s?수속)?(?:\\s?(?:예정|시작|개시|마감|완료|종료|권장))*(?:\\s?시\\s?[간각]|은)?(?!\\p{L})',
  '登[机機](?:时间|時間|时刻|時刻)?(?!\\p{L})',
  '搭乗(?:時刻|時間|開始)?(?!\\p{L})',
];

/** What is said of boarding behind its time: `07:35 탑승 시작`, `07:35까지 탑승`; no label of the next time. */
export const BOARDED_BEHIND = new RegExp(
  String.raw`^\s{0,2}(?:까지|부터|에|~)?\s{0,2}(?:탑승(?!\s?[권객구일]|\s?수속)|(?:boarding|embarque|abordaje|embarquement|einstieg)(?![\p{L}]))(?![^\d\n]{0,20}\d{1,2}[:시h])`,
  'iu',
);

/** The last call for the gate. */
export const GATE_WORDS: readonly string[] = [
  'gate (?:clos(?:es|ing|ed?)|opens)(?: time)?',
  'gate schlie(?:ß|ss)t',
  'cierre (?:de (?:la )?)?(?:puertas?|embarque|sala)',
  'fermeture (?:de la |des )?portes?',
];
