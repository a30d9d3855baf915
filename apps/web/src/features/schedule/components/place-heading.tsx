import { Group, Text } from '@mantine/core';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import { TAG_COLORS } from '../../../lib/theme.ts';
import { SwatchIcon } from '../../../components/swatch-icon.tsx';
import { TAG_ICONS } from '../../../components/tag-icons.ts';

/** The place that a dialog is about. */
export function PlaceHeading({ poi }: { readonly poi: Poi }) {
  return (
    <Group gap="sm" wrap="nowrap">
      <SwatchIcon icon={TAG_ICONS[poi.tag]} {...TAG_COLORS[poi.tag]} size={40} />
      <div style={{ minWidth: 0 }}>
        <Text fw={600} truncate>
          {poi.name}
        </Text>
        <Text size="sm" c="var(--ooo-muted)" truncate>
          {poi.location.neighborhood ?? poi.location.address}
        </Text>
      </div>
    </Group>
  );
}
