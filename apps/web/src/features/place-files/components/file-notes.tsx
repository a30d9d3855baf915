import { Text } from '@mantine/core';
import type { PlaceFilePreview } from '@ooo/domain/place-files/place-files.schema';
import { useTranslation } from 'react-i18next';

const SAID = ['leftOut', 'repeated', 'unnamed', 'shapes', 'outOfRange'] as const;

/** What of the file is not in the list, and why. */
export function FileNotes({ counts }: { readonly counts: PlaceFilePreview['counts'] }) {
  const { t } = useTranslation('placeFiles');
  const notes = SAID.filter((key) => counts[key] > 0);
  if (notes.length === 0) return null;
  return (
    <Text size="sm" c="var(--ooo-muted)">
      {notes.map((key) => t(`count.${key}`, { count: counts[key] })).join(' ')}
    </Text>
  );
}
