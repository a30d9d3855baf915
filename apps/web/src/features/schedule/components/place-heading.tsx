import { Group, Text } from '@mantine/core';
import { findSymbol } from '@ooo/domain/places/place-picture';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import { TAG_COLORS } from '../../../lib/theme.ts';
import { SwatchIcon } from '../../../components/swatch-icon.tsx';

/** The place that a dialog is about. */
export function PlaceHeading({ poi }: { readonly poi: Poi }) {
  return (
    <Group gap="sm" wrap="nowrap">
      <SwatchIcon name={findSymbol(poi)} {...TAG_COLORS[poi.tag]} size={40} />
      <div style={{ minWidth: 0 }}>
        <Text fw={600} truncate>
          <bdi>{poi.name}</bdi>
        </Text>
        <Text size="sm" c="var(--ooo-muted)" truncate>
          {poi.location.neighborhood ?? poi.location.address}
        </Text>
      </div>
    </Group>
  );
}
