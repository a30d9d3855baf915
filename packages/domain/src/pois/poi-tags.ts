import type { PictureName, PictureTone } from '../places/picture-names.ts';
import type { DURATION_OPTIONS_MIN } from './poi-limits.ts';

interface TagFacts {
  /** A typical visit in minutes, one of the offered options. */
  readonly visitMin: (typeof DURATION_OPTIONS_MIN)[number];
  /** Places of one group may be the same place. */
  readonly group: 'food' | 'sight' | 'hotel' | 'airport';
  /** Of kinds without a picture of their own. */
  readonly picture: PictureName;
  readonly tone: PictureTone;
}

/**
 * Every tag, in the order in which choices show them. Another one is a line here, its colour (`lib/theme.ts` of the web)
 * and its words (`pois.tags` of each language).
 */
export const TAGS = {
  eat: { visitMin: 90, group: 'food', picture: 'table', tone: 'food' },
  drink: { visitMin: 90, group: 'food', picture: 'bar', tone: 'drink' },
  tour: { visitMin: 120, group: 'sight', picture: 'arch', tone: 'sight' },
  shop: { visitMin: 60, group: 'sight', picture: 'shopfront', tone: 'shop' },
  hotel: { visitMin: 30, group: 'hotel', picture: 'hotel', tone: 'stay' },
  airport: { visitMin: 60, group: 'airport', picture: 'plane', tone: 'stay' },
  misc: { visitMin: 60, group: 'sight', picture: 'pin', tone: 'stay' },
} as const satisfies Readonly<Record<string, TagFacts>>;

export type PoiTag = keyof typeof TAGS;

const isTag = (name: string): name is PoiTag => Object.hasOwn(TAGS, name);

/** The tags that are stored. */
export const POI_TAGS: readonly PoiTag[] = Object.keys(TAGS).filter(isTag);
