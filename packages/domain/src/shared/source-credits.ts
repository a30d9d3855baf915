/** Names of sources of weather, as its days carry them. */
export const OPEN_METEO = 'Open-Meteo';
export const OPEN_METEO_ARCHIVE = 'Open-Meteo archive';

/** Name of a source of places. */
export const OPEN_STREET_MAP = 'OpenStreetMap';

/** How a source has to be credited. */
export interface SourceCredit {
  /** The part of the source's name that leads to it. */
  readonly name: string;
  readonly href: string;
  /** Absent if the page at `href` has it. */
  readonly licence?: { readonly name: string; readonly href: string };
  /** Its values were made of the reanalysis of Copernicus, which wants to be named too. */
  readonly isCopernicus: boolean;
}

const CC_BY = { name: 'CC BY 4.0', href: 'https://creativecommons.org/licenses/by/4.0/' };
const OPEN_METEO_ADDRESS = 'https://open-meteo.com/';

/** Of names that begin alike the longer one is first. */
const CREDITS: readonly SourceCredit[] = [
  { name: OPEN_METEO_ARCHIVE, href: OPEN_METEO_ADDRESS, licence: CC_BY, isCopernicus: true },
  { name: OPEN_METEO, href: OPEN_METEO_ADDRESS, licence: CC_BY, isCopernicus: false },
  {
    name: OPEN_STREET_MAP,
    href: 'https://www.openstreetmap.org/copyright',
    isCopernicus: false,
  },
  {
    name: 'Deutscher Wetterdienst',
    href: 'https://opendata.dwd.de/',
    licence: CC_BY,
    isCopernicus: false,
  },
];

/** Undefined for a source whose values are under no licence that asks for a link. */
export function creditOf(source: string): SourceCredit | undefined {
  return CREDITS.find(({ name }) => source.includes(name));
}
