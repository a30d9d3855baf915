import { fold } from '../shared/fold.ts';

/** The fields of a place that a column, a property or an element of a file can hold. */
export type PlaceField =
  | 'name'
  | 'latitude'
  | 'longitude'
  | 'position'
  | 'link'
  | 'address'
  | 'notes'
  | 'placeDescription'
  | 'kind'
  | 'tag'
  | 'openingHours'
  | 'source'
  | 'sourceId'
  | 'sourceAsOf';

/** What files call it, in the order of trust: of two names the earlier counts. */
const WORDS: Readonly<Record<PlaceField, string>> = {
  name: 'name, title, business name, place name, place, poi, nombre, título, lugar, sitio, 이름, 장소명, 장소, 상호, 상호명, 제목, 명칭',
  latitude: 'latitude, lat, latitud, 위도, y',
  longitude: 'longitude, lon, lng, long, longitud, 경도, x',
  position:
    'coordinates, coords, position, latlng, lat lng, lat lon, latitude longitude, wkt, geometry, geo, coordenadas, posición, ubicación, location, 좌표, 위치',
  link: 'google maps url, google maps link, url, link, href, map, enlace, 링크, 주소 링크, 지도',
  address:
    'address, full address, formatted address, street address, dirección, domicilio, 주소, 도로명 주소',
  notes:
    'note, notes, comment, comments, description, desc, cmt, remarks, notas, nota, comentario, comentarios, descripción, 메모, 노트, 설명, 댓글, 비고',
  // As our own exports call it: what others call a description is mostly what a traveller wrote.
  placeDescription: 'place description',
  kind: 'kind, type, category, sym, tags, list, folder, tipo, categoría, etiquetas, lista, 종류, 유형, 분류, 카테고리, 태그, 목록',
  tag: 'tag',
  openingHours: 'opening hours, hours',
  source: 'source, src',
  sourceId: 'source id',
  sourceAsOf: 'source as of',
};

const RANKED = new Map<string, { field: PlaceField; rank: number }>();
for (const [field, words] of Object.entries(WORDS)) {
  for (const [rank, word] of words.split(', ').entries()) {
    // Holds because the keys of WORDS are the fields.
    RANKED.set(fold(word), { field: field as PlaceField, rank });
  }
}

/** `sourceId`, `source_id` and `Source ID` are one. */
function keyOf(written: string): string {
  return fold(written.slice(0, 100).replace(/(?<=[a-z])(?=[A-Z])|_/g, ' '));
}

/** The field that a column's header or a property's name means; undefined for any other text. */
export function fieldOf(header: string): PlaceField | undefined {
  return RANKED.get(keyOf(header))?.field;
}

/** A value of a file, by the name that it has there. */
export type NamedValue = readonly [name: string, value: string];

/** The values that are known, each field's in the order of trust; empty ones are left out. */
export function sortByField(
  values: readonly NamedValue[],
): ReadonlyMap<PlaceField, readonly string[]> {
  const known = values.flatMap(([name, value]) => {
    const ranked = RANKED.get(keyOf(name));
    return ranked && value.trim() !== '' ? [{ ...ranked, value }] : [];
  });
  const byField = new Map<PlaceField, string[]>();
  for (const { field, value } of known.toSorted((a, b) => a.rank - b.rank)) {
    const others = byField.get(field);
    if (!others) byField.set(field, [value]);
    else if (!others.includes(value)) others.push(value);
  }
  return byField;
}
