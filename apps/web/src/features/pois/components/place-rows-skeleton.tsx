import { Group, Skeleton, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';

const ROWS = [68, 52, 74, 60, 48] as const;

/** The shape of the rows beside the map while they come. */
export function PlaceRowsSkeleton() {
  const { t } = useTranslation('pois');
  return (
    <Stack gap="lg" p="md" aria-busy aria-label={t('loading')}>
      {ROWS.map((width) => (
        <Group key={width} gap="sm" wrap="nowrap">
          <Skeleton width={36} height={36} />
          <div style={{ flex: 1 }}>
            <Skeleton width={`${width}%`} height={14} />
            <Skeleton width={`${width / 2}%`} height={12} mt={8} />
          </div>
        </Group>
      ))}
    </Stack>
  );
}
