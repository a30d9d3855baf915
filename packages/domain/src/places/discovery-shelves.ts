export const DISCOVERY_CATEGORIES = ['food', 'attraction', 'hidden-gem'] as const;
export const DISCOVERY_SUBCATEGORIES = [
  'restaurants',
  'trending',
  'cafes',
  'bars',
  'attractions',
  'hidden-gems',
  'parks',
  'hiking',
] as const;
type DiscoveryCategory = (typeof DISCOVERY_CATEGORIES)[number];
type DiscoverySubcategory = (typeof DISCOVERY_SUBCATEGORIES)[number];

/** The pairs that discovery takes, with the label of the map's box. */
export const DISCOVERY_SHELVES = [
  { category: 'food', subcategory: 'restaurants', label: 'Top Restaurants' },
  { category: 'food', subcategory: 'trending', label: 'Trending Restaurants' },
  { category: 'food', subcategory: 'cafes', label: 'Local Cafes' },
  { category: 'food', subcategory: 'bars', label: 'Bars & Nightlife' },
  { category: 'attraction', subcategory: 'attractions', label: 'Must-See Attractions' },
  { category: 'hidden-gem', subcategory: 'hidden-gems', label: 'Hidden Gems' },
  { category: 'attraction', subcategory: 'parks', label: 'Parks & Nature' },
  { category: 'attraction', subcategory: 'hiking', label: 'Hiking Trails' },
] as const satisfies readonly {
  category: DiscoveryCategory;
  subcategory: DiscoverySubcategory;
  label: string;
}[];

const categories = new Map(
  DISCOVERY_SHELVES.map(({ category, subcategory }) => [subcategory, category]),
);

/** The category that the shelf is asked for with. */
export function categoryOfShelf(subcategory: DiscoverySubcategory): DiscoveryCategory {
  return categories.get(subcategory) ?? 'attraction';
}
