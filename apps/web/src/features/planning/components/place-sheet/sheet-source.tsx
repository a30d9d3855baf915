import { Text } from '@mantine/core';
import { shownSource } from '@ooo/domain/places/built-in-source';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import { useTranslation } from 'react-i18next';
import { SourceName } from '../../../../components/source-name.tsx';
import { useFormat } from '../../../../lib/format/use-format.ts';

/** The source of these facts, and when it was read. */
export function SheetSource({ poi: { openingHours, source, sourceAsOf } }: { readonly poi: Poi }) {
  const { t } = useTranslation('schedule');
  const format = useFormat();
  if (source === null) return null;
  return (
    <Text size="xs" c="var(--ooo-muted)">
      {t('sheet.source')}{' '}
      <SourceName source={shownSource(source, { hasHours: openingHours !== null })} />
      {sourceAsOf !== null && `, ${format.month(sourceAsOf)}`}
    </Text>
  );
}
