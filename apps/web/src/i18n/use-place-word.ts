import type { en } from '@ooo/texts/en/web/resources';
import type { PlaceKind } from '@ooo/texts/kinds.types';
import { useTranslation } from 'react-i18next';

interface KindAndTag {
  readonly kind: PlaceKind | null;
  readonly tag: keyof (typeof en)['pois']['tags'];
}

/** Says what a place is in the reader's language: the word for its kind, or for its tag where the kind is not known. */
export function usePlaceWord(): (place: KindAndTag) => string {
  const { t } = useTranslation(['kinds', 'pois']);
  return ({ kind, tag }) => (kind === null ? t(`pois:tags.${tag}`) : t(`kinds:${kind}`));
}
