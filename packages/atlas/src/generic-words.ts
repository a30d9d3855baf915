import { fold } from '@ooo/domain/shared/fold';
import { groupBy } from '@ooo/domain/shared/group-by';

/**
 * What airports are called, a line a family of languages; a comma ends a word or a phrase. None of it
 * tells an airport from another, wherever it appears in a name. As written: {@link fold} makes
 * `aropurto` of `aeropuerto`, so the words that are compared are folded too.
 */
const AIRPORT_WORDS = `
  airport, airports, apt, arpt, airfield, terminal, international, internat, intl, int'l
  the, of, de, la, el, da, do, di
  aeropuerto, aeropuerta, internacional, aeroporto, aeroport, internazionale
  aéroport, aérogare, aeroportul, aeroportului, internațional, aeroporti, ndërkombëtar
  flughafen, flugplatz, fliegerhorst, internationaler, luchthaven, vliegveld, internationale
  lufthavn, lufthavnen, flygplats, flygplatsen, internasjonal, internationell, flugvöllur, alþjóðaflugvöllur
  lentoasema, lentokenttä, lennujaam, rahvusvaheline, mittarfik, aerfort
  lotnisko, port lotniczy, międzynarodowy, letiště, letisko, mezinárodní, medzinárodné, repülőtér, nemzetközi
  zračna luka, međunarodna, međunarodni, letališče, mednarodno, aerodrom, lidosta, starptautiskā, oro uostas, tarptautinis
  аэропорт, аэропорта, аэрапорт, аеропорт, аэродром, аеродром, летище, международный, міжнародний, международно, међународни, міжнародны
  αεροδρόμιο, αερολιμένας, aεροδρόμιο, αεροδρόμιον, διεθνές, διεθνής
  havalimanı, hava limanı, havaalanı, hava alanı, uluslararası, beynəlxalq
  مطار, المطار, الدولي, الدولى, الدولية, دولي, فرودگاه, بین المللی, هوائی اڈا, נמל התעופה, נמל תעופה, שדה תעופה, שדה התעופה, בינלאומי, הבינלאומי
  აეროპორტი, საერთაშორისო, օդանավակայան, միջազգային
  विमानतळ, हवाई अड्डा, विमानक्षेत्र, अंतर्राष्ट्रीय, अन्तर्राष्ट्रिय, বিমানবন্দর, আন্তর্জাতিক, விமான நிலையம், གནམ་ཐང༌།
  sân bay, sân bay quốc tế, cảng hàng không, cảng hàng không quốc tế, quốc tế, hàng không
  bandara, bandar udara, bandar udara internasional, internasional, lapangan terbang, lapangan terbang antarabangsa, antarabangsa, paliparan, paliparang, pandaigdig, pandaigdigang
  ท่าอากาศยาน, ท่าอากาศยานนานาชาติ, สนามบิน, สนามบินนานาชาติ, นานาชาติ
  공항, 국제공항, 국제, 국내, 국제선, 국내선, 비행장, 공항터미널, 국제공항터미널
  机场, 機場, 国际, 國際, 国际机场, 國際機場, 航空站, 国际航空站, 國際航空站, 航站楼, 候机楼, 飞机场, 飛機場
  空港, 国際, 国際空港, 飛行場, エアポート, 国際線, 国内線`;

/**
 * Kinds of airports, and what is said of one beside another. Beside a name they tell airports apart:
 * `London City`, `Detroit Metropolitan`. Alone they name none.
 */
const KIND_WORDS = `
  field, aérodrome, aeródromo, maes awyr, city, county, regional, municipal, metropolitan, metro, national, domestic, local, public, civil, military
  air, base, airbase, air force, station, naval, army, seaplane, heliport, airstrip, airpark, executive, main, new, old
  nacional, doméstico, regionale, nazionale, nationale, régional, militar, militaire, militare, aérea, aérienne, aéronautique, base aérea
  metropolitano, municipale, cidade, ciudad, città, ville, stadt, nuevo, nueva, nouveau, nouvel, novo, nuovo, neuer, principal
  национальный, северный, южный, новый, 신공항, 구공항`;

function listFolded(words: string): string[] {
  return words
    .split(/[,\n]/u)
    .map(fold)
    .filter((word) => word !== '');
}

const AIRPORTS = listFolded(AIRPORT_WORDS);
const WORDS = new Set(AIRPORTS.filter((word) => !word.includes(' ')));
/** By their first word: each word of `san bay` may be part of a name, as of San Jose or Montego Bay. */
const PHRASES = groupBy(
  AIRPORTS.filter((word) => word.includes(' ')).map((phrase) => phrase.split(' ')),
  ([first]) => first,
);
const KINDS = new Set(listFolded(KIND_WORDS).flatMap((words) => words.split(' ')));
/** Columns cut words off from this length: `INTER` must not find an intercontinental airport. */
const CUT_OFF_FROM = 5;

/** What Korean, Chinese and Japanese write right behind the name of an airport. */
const BEHIND = /(?<=.)(?:(?:국제)?공항|(?:国际|國際|国際)?(?:机场|機場|空港|航空站))$/u;

/** The words of a folded text that are not words for an airport; those of East Asia without the one behind them. */
export function withoutAirportWords(folded: string): string[] {
  return withoutPhrases(folded.split(' '))
    .map((word) => (isBehind(word) ? word.replace(BEHIND, '') : word))
    .filter((word) => word !== '' && !WORDS.has(word));
}

function isBehind(word: string): boolean {
  return /[항场場港站]$/u.test(word) && !WORDS.has(word);
}

function withoutPhrases(words: readonly string[]): readonly string[] {
  if (!words.some((word) => PHRASES.has(word))) return words;
  const kept: string[] = [];
  for (let at = 0; at < words.length;) {
    const length = measurePhrase(words, at);
    if (length === 0) kept.push(words[at] ?? '');
    at += length || 1;
  }
  return kept;
}

/** How many words the longest phrase has that begins here; 0 where none does. */
function measurePhrase(words: readonly string[], at: number): number {
  const phrases = PHRASES.get(words[at]) ?? [];
  const lengths = phrases
    .filter((phrase) => phrase.every((word, next) => words[at + next] === word))
    .map((phrase) => phrase.length);
  return Math.max(0, ...lengths);
}

/** True for a word that says of which kind an airport is: `regional`. */
export function isKind(word: string): boolean {
  return KINDS.has(word);
}

/** True for the beginning of a word for an airport or its kind, as a column leaves it: `MUNICI`. */
export function isCutOffKind(word: string): boolean {
  return word.length >= CUT_OFF_FROM && [...WORDS, ...KINDS].some((each) => each.startsWith(word));
}
