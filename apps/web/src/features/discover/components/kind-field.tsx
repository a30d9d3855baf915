import { NativeSelect } from '@mantine/core';
import { PLACE_KINDS, type PlaceKind, tagOfKind } from '@ooo/domain/places/place-kinds';
import { POI_TAGS } from '@ooo/domain/pois/poi-tags';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';

/** Every kind by its word, in groups by tag. */
function useKindChoices() {
  const { t } = useTranslation(['places', 'kinds', 'pois']);
  const language = useLanguage();
  return useMemo(
    () => [
      { value: '', label: t('places:own.noKind') },
      ...POI_TAGS.map((tag) => ({
        group: t(`pois:tags.${tag}`),
        items: PLACE_KINDS.filter((kind) => tagOfKind(kind) === tag)
          .map((kind) => ({ value: kind, label: t(`kinds:${kind}`) }))
          .toSorted((a, b) => a.label.localeCompare(b.label, language)),
      })).filter(({ items }) => items.length > 0),
    ],
    [t, language],
  );
}

interface KindFieldProps {
  readonly kind: PlaceKind | undefined;
  readonly onChange: (kind: PlaceKind | undefined) => void;
}

/** The kind of place; optional. */
export function KindField({ kind, onChange }: KindFieldProps) {
  const { t } = useTranslation('places');
  return (
    <NativeSelect
      size="md"
      label={t('own.kind')}
      data={useKindChoices()}
      value={kind ?? ''}
      onChange={({ currentTarget: { value } }) =>
        onChange(PLACE_KINDS.find((one) => one === value))
      }
    />
  );
}
