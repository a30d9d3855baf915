import { type PlaceKind, tagOfKind } from '../places/place-kinds.ts';
import type { PoiTag } from './poi-tag.ts';

/** Words that callers may send for a tag: they are kept as the kind, and the tag follows. */
export const KINDS_AS_TAGS = [
  'palace',
  'cultural',
  'restaurant',
  'bar',
  'cafe',
  'museum',
  'park',
] as const satisfies readonly PlaceKind[];

type PoiTagOrKind = PoiTag | (typeof KINDS_AS_TAGS)[number];

function isKindAsTag(tag: PoiTagOrKind): tag is (typeof KINDS_AS_TAGS)[number] {
  return KINDS_AS_TAGS.some((kind) => kind === tag);
}

/** What is stored of a tag that was sent: `cafe` is the tag `drink` and the kind `cafe`. */
export function withStoredTag<
  Fields extends {
    readonly tag?: PoiTagOrKind | undefined;
    readonly kind?: PlaceKind | null | undefined;
  },
>({ tag, ...fields }: Fields): Omit<Fields, 'tag'> & { readonly tag?: PoiTag } {
  if (tag === undefined) return fields;
  if (!isKindAsTag(tag)) return { ...fields, tag };
  return { ...fields, tag: tagOfKind(tag), kind: fields.kind ?? tag };
}
