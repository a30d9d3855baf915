import { Coordinates } from '../shared/coordinates.schema.ts';

const NUMBER = String.raw`[-+]?\d{1,3}(?:\.\d+)?`;
const PAIR = String.raw`(?<lat>${NUMBER})(?:,|%2C)(?:\+|%20|\s)*(?<lon>${NUMBER})`;

/** Where maps applications write a position in their links, the place's own before that of the view around it. */
const FORMS = [
  String.raw`!3d(?<lat>${NUMBER})!4d(?<lon>${NUMBER})`,
  String.raw`^geo:${PAIR}`,
  String.raw`[?&](?:q|query|ll|sll|daddr|destination|center|cp)=(?:loc:)?${PAIR}(?=[&#(]|%28|$)`,
  String.raw`[?&]mlat=(?<lat>${NUMBER})&mlon=(?<lon>${NUMBER})`,
  String.raw`/maps/(?:search|place|dir/)/?${PAIR}(?=[/?&#]|$)`,
  String.raw`/link/(?:map|to)/[^/]*,${PAIR}$`,
  String.raw`/@${PAIR}(?=[,/?&#]|$)`,
  String.raw`#map=\d+(?:\.\d+)?/(?<lat>${NUMBER})/(?<lon>${NUMBER})`,
].map((form) => new RegExp(form, 'i'));

/**
 * The position that a link to a map has in itself: Google, Apple, OpenStreetMap, Kakao, `geo:`. Undefined if it has
 * none. The link is only read and never followed.
 */
export function coordinatesInLink(link: string): Coordinates | undefined {
  for (const form of FORMS) {
    const { lat, lon } = form.exec(link.slice(0, 2000))?.groups ?? {};
    if (lat === undefined || lon === undefined) continue;
    const { data } = Coordinates.safeParse([Number(lon), Number(lat)]);
    if (data) return data;
  }
  return undefined;
}

/** The name of the place in a link like `…/maps/place/N+Seoul+Tower/@…`; undefined if it has none. */
export function nameInLink(link: string): string | undefined {
  const [, written = ''] = /\/maps\/place\/([^/@?#]{1,500})/.exec(link) ?? [];
  try {
    const name = decodeURIComponent(written.replaceAll('+', ' ')).trim();
    return name === '' || /^[-+\d.,\s]+$/.test(name) ? undefined : name;
  } catch {
    return undefined;
  }
}

const FEATURE = /!1s0x[0-9a-f]{1,16}:0x([0-9a-f]{1,16})/i;
const FEATURE_ID = /[?&]ftid=0x[0-9a-f]{1,16}:0x([0-9a-f]{1,16})/i;
const CID = /[?&]cid=(\d{1,20})(?=&|$)/;
const PLACE_ID =
  /[?&](?:query_place_id|place_id)=([\w-]{10,180})(?=&|$)|[?&]q=place_id:([\w-]{10,180})/;

/**
 * The id of the place at Google, as places are saved with it: `google/ChIJ…`, otherwise `google/cid/…`. Takeout writes
 * the latter in two ways, which become one. Undefined for any other link.
 */
export function googleIdInLink(link: string): string | undefined {
  if (!/^https?:\/\/(?:[\w-]+\.)*google\.[a-z.]{2,6}[/?]/i.test(link)) return undefined;
  const [, byQuery, byText] = PLACE_ID.exec(link) ?? [];
  const placeId = byQuery ?? byText;
  if (placeId !== undefined) return `google/${placeId}`;
  const [, hex] = FEATURE.exec(link) ?? FEATURE_ID.exec(link) ?? [];
  const [, decimal] = CID.exec(link) ?? [];
  if (hex !== undefined) return `google/cid/${BigInt(`0x${hex}`)}`;
  return decimal === undefined ? undefined : `google/cid/${BigInt(decimal)}`;
}
