/** Everything that the rules of packing can ask for. */
export type PackingItem =
  | 't-shirts'
  | 'long-sleeved-tops'
  | 'business-shirts'
  | 'quick-drying-tops'
  | 'trousers'
  | 'shorts'
  | 'dress'
  | 'business-trousers'
  | 'underwear'
  | 'socks'
  | 'bras'
  | 'undershirts'
  | 'sleepwear'
  | 'thermal-underwear'
  | 'warm-socks'
  | 'light-layer'
  | 'warm-layer'
  | 'rain-jacket'
  | 'winter-coat'
  | 'blazer'
  | 'walking-shoes'
  | 'sandals'
  | 'hiking-shoes'
  | 'dress-shoes'
  | 'winter-boots'
  | 'medicines'
  | 'toiletries'
  | 'first-aid-kit'
  | 'sunscreen'
  | 'insect-repellent'
  | 'lip-balm'
  | 'rehydration-salts'
  | 'razor'
  | 'period-products'
  | 'hand-sanitiser'
  | 'spare-glasses'
  | 'nappies'
  | 'wet-wipes'
  | 'childrens-medicines'
  | 'phone-charger'
  | 'power-bank'
  | 'plug-adapter'
  | 'headphones'
  | 'laptop'
  | 'camera'
  | 'headlamp'
  | 'umbrella'
  | 'sunglasses'
  | 'sun-hat'
  | 'gloves'
  | 'warm-hat'
  | 'warm-scarf'
  | 'light-scarf'
  | 'ski-goggles'
  | 'passport'
  | 'id-card'
  | 'tickets'
  | 'payment-cards'
  | 'cash'
  | 'insurance'
  | 'document-copies'
  | 'childrens-documents'
  | 'liquids-bag'
  | 'daypack'
  | 'water-bottle'
  | 'laundry-bag'
  | 'laundry-kit'
  | 'luggage-tags'
  | 'luggage-scale'
  | 'quick-drying-towel'
  | 'waterproof-pouch'
  | 'business-cards'
  | 'car-seat'
  | 'stroller'
  | 'compression-socks'
  | 'neck-pillow'
  | 'eye-mask'
  | 'childs-toy'
  | 'snacks'
  | 'childrens-snacks'
  | 'baby-food'
  | 'swimwear'
  | 'smart-outfit'
  | 'sports-clothes'
  | 'ski-clothes'
  | 'childrens-clothes'
  | 'cabin-change';

/** Activities on a trip that need something of their own. */
export type PackingActivity =
  | 'temple'
  | 'hiking'
  | 'swimming'
  | 'spa'
  | 'skiing'
  | 'smart'
  | 'sport'
  | 'camping'
  | 'photography'
  | 'business';

/** How many days of clothes go along, and how they last. */
export interface Washing {
  readonly days: number;
  readonly sets: number;
  /** How often everything is washed on the way; 0 if there is a set for each day. */
  readonly washes: number;
  /** There is no laundry, and a few things have to be rinsed by hand. */
  readonly isByHand: boolean;
}

/** Temperatures of the trip, °C, in the unit in which they are written. */
export interface Temperatures {
  readonly lowC: number;
  readonly highC: number;
  /** Otherwise it is what is usual at that time. */
  readonly isForecast: boolean;
  readonly unit: 'celsius' | 'fahrenheit';
}

/** How much it rains: whole days, at least one. */
export interface Rain {
  readonly wetDays: number;
  readonly days: number;
  readonly isForecast: boolean;
}

export interface Sockets {
  readonly plugs: readonly string[];
  /** False if the plugs of home do not fit; true is never passed. */
  readonly doFit: false | undefined;
}

/** What to bring just in case, while the weather is not known. */
export type UnknownWeather = 'cold' | 'rain' | 'sun' | 'warmth';

/** Reasons that need no facts. Most are named after their item. */
export const PLAIN_REASONS = [
  'unknownWeather',
  'freeTime',
  'quickDrying',
  'bottoms',
  'warmBottoms',
  'mildLayer',
  'airConditioning',
  'dress',
  'bras',
  'undershirts',
  'sleepwear',
  'businessTrousers',
  'blazer',
  'dressShoes',
  'walkingShoes',
  'sandals',
  'hikingShoes',
  'winterBoots',
  'coldExtras',
  'warmSocks',
  'besideWarmSocks',
  'adventure',
  'waterproofPouch',
  'swimInCase',
  'sun',
  'sunAndSnow',
  'insects',
  'dryAir',
  'waterBottle',
  'tapWater',
  'rehydration',
  'medicines',
  'toiletries',
  'firstAid',
  'razor',
  'periodProducts',
  'handSanitiser',
  'spareGlasses',
  'phoneCharger',
  'powerBank',
  'powerBankAtHome',
  'socketsUnknown',
  'headphones',
  'laptop',
  'camera',
  'headlamp',
  'passportUnknown',
  'idCard',
  'tickets',
  'paymentCards',
  'cashUnknown',
  'insurance',
  'documentCopies',
  'childrensDocuments',
  'liquidsCabinOnly',
  'liquids',
  'daypack',
  'laundryBag',
  'luggageTags',
  'cabinChange',
  'towel',
  'businessCards',
  'neckPillow',
  'eyeMask',
  'snacks',
  'stroller',
  'childsToy',
  'childrensSnacks',
  'babyFood',
  'nappies',
  'wetWipes',
  'childrensMedicines',
  'ownItem',
] as const;
export type PlainReason = (typeof PLAIN_REASONS)[number];

/** The texts of a packing list in one language: names of things, and whole sentences. */
export interface PackingTexts {
  readonly items: Readonly<Record<PackingItem, string>>;
  readonly plain: Readonly<Record<PlainReason, string>>;
  /** Something that is worn fresh every day. */
  readonly daily: (washing: Washing) => string;
  /** Some of the tops, where there are several kinds. */
  readonly someTops: (washing: Washing, count: number) => string;
  readonly inCaseOf: (weather: UnknownWeather) => string;
  readonly fewSocks: (washing: Washing) => string;
  readonly temperatures: (temperatures: Temperatures) => string;
  readonly cold: (temperatures: Temperatures) => string;
  readonly heat: (temperatures: Temperatures) => string;
  readonly twoClimates: (temperatures: Temperatures) => string;
  readonly rain: (rain: Rain) => string;
  /** `place` is a saved place that shows the activity; undefined if the traveller named it. */
  readonly activity: (activity: PackingActivity, place: string | undefined) => string;
  readonly workDays: (workDays: number) => string;
  readonly laundryKit: (washing: Washing) => string;
  readonly sockets: (sockets: Sockets) => string;
  /** The voltage there differs from that at home. */
  readonly volts: (volts: number) => string;
  /** `country` is an ISO code. */
  readonly passport: (country: string) => string;
  /** `currency` is an ISO code. */
  readonly cash: (currency: string) => string;
  readonly flight: (hours: number) => string;
  readonly allowance: (texts: readonly string[]) => string;
  readonly childrensClothes: (sets: number) => string;
  readonly carSeat: (ages: readonly number[]) => string;
}
