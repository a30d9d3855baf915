import type { PlaceKind } from '@ooo/domain/places/place-kinds';
import type { DiscoverySubcategory } from '@ooo/domain/places/place.schema';

/** Types of the Places API (New), table A, that are one of our kinds. */
const KINDS = new Map<string, PlaceKind>(
  Object.entries({
    airport: 'airport',
    international_airport: 'airport',
    amusement_park: 'theme-park',
    aquarium: 'aquarium',
    art_gallery: 'gallery',
    art_museum: 'art-museum',
    bakery: 'bakery',
    bar: 'bar',
    bar_and_grill: 'bar',
    barbecue_restaurant: 'barbecue',
    korean_barbecue_restaurant: 'barbecue',
    beach: 'beach',
    beer_garden: 'beer-hall',
    book_store: 'bookshop',
    botanical_garden: 'botanical-garden',
    brewery: 'brewery',
    brewpub: 'brewery',
    bridge: 'bridge',
    cafe: 'cafe',
    castle: 'castle',
    cemetery: 'cemetery',
    church: 'church',
    cocktail_bar: 'cocktail-bar',
    coffee_roastery: 'roastery',
    coffee_shop: 'cafe',
    concert_hall: 'concert-hall',
    confectionery: 'pastry-shop',
    cultural_center: 'cultural',
    cultural_landmark: 'landmark',
    deli: 'delicatessen',
    department_store: 'department-store',
    dessert_shop: 'dessert-cafe',
    dim_sum_restaurant: 'dim-sum',
    diner: 'diner',
    dumpling_restaurant: 'dumplings',
    fine_dining_restaurant: 'fine-dining',
    flea_market: 'flea-market',
    food_court: 'food-hall',
    garden: 'garden',
    guest_house: 'hotel',
    hiking_area: 'trail',
    hindu_temple: 'temple',
    buddhist_temple: 'temple',
    historical_landmark: 'landmark',
    historical_place: 'historic-site',
    hostel: 'hotel',
    hot_pot_restaurant: 'hotpot',
    hotel: 'hotel',
    ice_cream_shop: 'ice-cream',
    island: 'island',
    izakaya_restaurant: 'izakaya',
    japanese_izakaya_restaurant: 'izakaya',
    lake: 'lake',
    library: 'library',
    live_music_venue: 'live-music',
    market: 'market',
    monument: 'monument',
    mosque: 'mosque',
    mountain_peak: 'mountain',
    museum: 'museum',
    history_museum: 'museum',
    national_park: 'national-park',
    nature_preserve: 'nature-reserve',
    neighborhood: 'neighbourhood',
    night_club: 'nightclub',
    noodle_shop: 'noodles',
    observation_deck: 'viewpoint',
    opera_house: 'opera-house',
    park: 'park',
    city_park: 'park',
    state_park: 'park',
    pastry_shop: 'pastry-shop',
    performing_arts_theater: 'theatre',
    pizza_restaurant: 'pizzeria',
    plaza: 'square',
    pub: 'pub',
    irish_pub: 'pub',
    gastropub: 'pub',
    public_bath: 'bath',
    ramen_restaurant: 'noodles',
    scenic_spot: 'viewpoint',
    seafood_restaurant: 'seafood',
    shinto_shrine: 'shrine',
    shopping_mall: 'mall',
    stadium: 'stadium',
    steak_house: 'steakhouse',
    sushi_restaurant: 'sushi',
    synagogue: 'synagogue',
    tapas_restaurant: 'tapas',
    tea_house: 'tea-house',
    tourist_attraction: 'landmark',
    train_station: 'station',
    university: 'university',
    vegetarian_restaurant: 'vegetarian',
    vegan_restaurant: 'vegetarian',
    wine_bar: 'wine-bar',
    winery: 'winery',
    zoo: 'zoo',
    restaurant: 'restaurant',
    store: 'shop',
  }),
);
/** Too general to decide, as long as another type of the place says more. */
const GENERAL = new Set(['tourist_attraction', 'restaurant', 'store']);

/** By the main type if it is known, then by the others; undefined if none is. */
export function kindOfTypes(
  primaryType: string | undefined,
  types: readonly string[],
): PlaceKind | undefined {
  const all = [...(primaryType === undefined ? [] : [primaryType]), ...types];
  const ordered = [
    ...all.filter((type) => !GENERAL.has(type)),
    ...all.filter((type) => GENERAL.has(type)),
  ];
  const known = ordered.map((type) => KINDS.get(type)).find((kind) => kind !== undefined);
  const isRestaurant = all.some((type) => type === 'restaurant' || type.endsWith('_restaurant'));
  return known ?? (isRestaurant ? 'restaurant' : undefined);
}

/** How a shelf is asked for: by types, the most popular first, or in words where no type says it. */
export type GoogleShelf =
  | { readonly types: readonly string[]; readonly km: number }
  | { readonly words: string };

export const GOOGLE_SHELVES: Readonly<Record<DiscoverySubcategory, GoogleShelf>> = {
  restaurants: { types: ['restaurant'], km: 8 },
  trending: { words: 'trending restaurants' },
  cafes: { types: ['cafe', 'coffee_shop', 'tea_house'], km: 8 },
  bars: { types: ['bar', 'pub', 'wine_bar', 'night_club'], km: 8 },
  attractions: {
    types: ['tourist_attraction', 'museum', 'historical_landmark', 'observation_deck'],
    km: 20,
  },
  'hidden-gems': { words: 'hidden gems' },
  parks: { types: ['park', 'garden', 'botanical_garden', 'national_park'], km: 20 },
  hiking: { types: ['hiking_area'], km: 40 },
};
