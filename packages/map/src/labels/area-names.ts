import type { Language } from '@ooo/domain/shared/language';
import { listCityNames } from './city-labels.ts';
import { isInCore, type CityMap } from '../area/city-map.ts';
import type { Town } from '../area/packed.ts';
import { withoutNamesake } from '../area/towns.ts';

/** Nearer, the name of a city would hide the quarters of one that is drawn. */
const LAST_OWN_CITY_ZOOM = 12;

/** What can be named in an area. */
export interface NamedArea {
  readonly zoom: number;
  readonly language: Language;
  /** Where the trip goes, in the reader's language; undefined where it is not known or no trip is shown. */
  readonly city: Town | undefined;
  /** Other names of the trip itself: its neighbourhoods. */
  readonly own: readonly Town[];
  readonly cities: readonly CityMap[];
  /** From all sources; in a drawn city its quarters are used instead. */
  readonly towns: readonly Town[];
}

/** All names at points of an area, before it is chosen which have room. */
export function listAreaNames({ zoom, language, city, own, cities, towns }: NamedArea): Town[] {
  const isOutside = ({ position }: Town) => !cities.some(({ box }) => isInCore(box, position));
  const isNamed = city && (isOutside(city) || zoom <= LAST_OWN_CITY_ZOOM);
  return [
    ...(isNamed ? [{ ...city, isDestination: true }] : []),
    ...own,
    ...cities.flatMap((drawn) => listCityNames(drawn, language, zoom)),
    ...withoutNamesake(towns.filter(isOutside), city),
  ];
}
