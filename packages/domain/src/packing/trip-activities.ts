import type { PackingActivity } from '@ooo/texts/packing.types';
import { parsePoiNotes } from '../pois/poi-notes.ts';
import { foldText } from '../shared/search-text.ts';
import type { PackingPlace } from './packing-input.types.ts';

export const PACKING_ACTIVITIES = [
  'temple',
  'hiking',
  'swimming',
  'spa',
  'skiing',
  'smart',
  'sport',
  'camping',
  'photography',
  'business',
] as const satisfies readonly PackingActivity[];

/** Each activity with the saved place that implies it; undefined if the traveller named it. */
export type TripActivities = ReadonlyMap<PackingActivity, string | undefined>;

/** What follows a word that is only part of an address or of another name: Mount Street, Temple Bar. */
const NAMESAKE = String.raw` (?:street|st|road|rd|avenue|ave|lane|square|station|inn|hotel|hostel|bar|pub|museum|museo)`;

const words = (alternatives: string): RegExp =>
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:${alternatives})(?![\p{L}\p{N}])(?!${NAMESAKE}(?![\p{L}\p{N}]))`,
    'u',
  );

/** In the names of sights and hotels, folded: whole words of English and Spanish, parts of Korean ones. */
const SIGNS: readonly [PackingActivity, RegExp, RegExp][] = [
  [
    'temple',
    words(
      String.raw`temples?|mosque|cathedral|basilica|church|monastery|pagoda|wat|\p{L}{4,}ji|ji|templos?|mezquita|catedral|iglesia|monasterio|vatican|vaticano|sagrada familia|duomo`,
    ),
    /사찰|사원|성당|모스크|^[가-힣]{2}사$/u,
  ],
  [
    'hiking',
    words(
      String.raw`hikes?|hiking|trails?|trek|trekking|mount|mountain|volcano|canyon|national park|senderismo|sendero|volcan|parque nacional|(?:bukhan|halla|seorak|jiri|gwanak|inwang|dobong)san`,
    ),
    /등산|둘레길|올레길|국립공원|트레킹|(?:^|\s)[가-힣]{2,3}산(?:\s|$)/u,
  ],
  [
    'swimming',
    words(
      String.raw`beach|beaches|pool|lagoon|snorkell?ing|snorkel|water ?park|playas?|piscina|cala|laguna`,
    ),
    /해변|해수욕장|비치|수영장|워터파크/u,
  ],
  [
    'spa',
    words(
      String.raw`spa|hot springs?|onsen|sauna|thermal baths?|baths|hammam|jjimjilbang|termas|balneario|banos termales`,
    ),
    /온천|스파|찜질방|사우나/u,
  ],
  ['skiing', words(String.raw`ski|skiing|snowboard|ski resort|esqui`), /스키|스노보드/u],
  [
    'smart',
    words(
      String.raw`opera|philharmonic|philharmonie|ballet|concert hall|musical theatre|auditorio|filarmonica`,
    ),
    /오페라|예술의\s?전당|콘서트홀|공연장/u,
  ],
];

/** What one does at a hotel itself: a Mountain View Hotel is not a hike. */
const AT_HOTELS: ReadonlySet<PackingActivity> = new Set(['swimming', 'spa', 'skiing']);

const SMART_TABLE = words('michelin|fine dining|omakase|alta cocina');
const SMART_TABLE_KO = /미쉐린|미슐랭|파인다이닝|오마카세/u;

/** The words in preferences that mean the same. */
const MEANINGS = new Map<string, PackingActivity>(
  Object.entries({
    temples: 'temple',
    temple: 'temple',
    churches: 'temple',
    hike: 'hiking',
    hiking: 'hiking',
    trekking: 'hiking',
    climbing: 'hiking',
    beach: 'swimming',
    pool: 'swimming',
    swim: 'swimming',
    swimming: 'swimming',
    snorkeling: 'swimming',
    snorkelling: 'swimming',
    diving: 'swimming',
    surfing: 'swimming',
    'water-sports': 'swimming',
    spa: 'spa',
    sauna: 'spa',
    'hot-spring': 'spa',
    onsen: 'spa',
    ski: 'skiing',
    skiing: 'skiing',
    snowboarding: 'skiing',
    smart: 'smart',
    opera: 'smart',
    theatre: 'smart',
    'fine-dining': 'smart',
    nightlife: 'smart',
    wedding: 'smart',
    gym: 'sport',
    running: 'sport',
    yoga: 'sport',
    golf: 'sport',
    tennis: 'sport',
    cycling: 'sport',
    sport: 'sport',
    sports: 'sport',
    camping: 'camping',
    photography: 'photography',
    business: 'business',
    conference: 'business',
  }),
);

/** What a word of the preferences means; undefined for a word that means nothing here. */
export function activityOf(word: string): PackingActivity | undefined {
  return MEANINGS.get(word);
}

function listSigns({ name, tag, notes }: PackingPlace): PackingActivity[] {
  const { type = '', category = '' } = parsePoiNotes(notes);
  const text = foldText(`${name} ${type} ${category}`);
  if (tag === 'eat' || tag === 'drink') {
    return SMART_TABLE.test(text) || SMART_TABLE_KO.test(text) ? ['smart'] : [];
  }
  if (tag === 'shop' || tag === 'airport') return [];
  const found = SIGNS.filter(
    ([activity, latin, korean]) =>
      (tag !== 'hotel' || AT_HOTELS.has(activity)) && (latin.test(text) || korean.test(text)),
  );
  return found.map(([activity]) => activity);
}

/** What the preferences name and what the saved places show. An unknown word is ignored. */
export function findTripActivities(
  named: readonly string[],
  places: readonly PackingPlace[],
): TripActivities {
  const found = new Map<PackingActivity, string | undefined>();
  for (const place of places) {
    for (const activity of listSigns(place)) {
      if (!found.has(activity)) found.set(activity, place.name);
    }
  }
  for (const name of named) {
    const activity = activityOf(name);
    if (activity && !found.has(activity)) found.set(activity, undefined);
  }
  return found;
}
