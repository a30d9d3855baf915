import { Text } from '@mantine/core';
import type { PlaceFilePreview } from '@ooo/domain/place-files/place-files.schema';
import { useTranslation } from 'react-i18next';

const SAID = ['leftOut', 'repeated', 'unnamed', 'shapes', 'outOfRange'] as const;

type FileNotesProps = Pick<PlaceFilePreview, 'counts' | 'isDamaged'>;

/** What the list leaves out of the file, and why. */
export function FileNotes({ counts, isDamaged }: FileNotesProps) {
  const { t } = useTranslation('placeFiles');
  const notes = [
    ...(isDamaged ? [t('damaged')] : []),
    ...SAID.filter((key) => counts[key] > 0).map((key) =>
      t(`count.${key}`, { count: counts[key] }),
    ),
  ];
  if (notes.length === 0) return null;
  return (
    <Text size="sm" c="var(--ooo-muted)">
      {notes.join(' ')}
    </Text>
  );
}
