import { Text } from '@mantine/core';
import type { Poi } from '@ooo/domain/pois/poi.schema';

/** The source's description of a place, in its language; the traveller's own words are separate. */
export function PlaceDescription({ poi }: { readonly poi: Pick<Poi, 'description'> }) {
  if (poi.description === null) return null;
  return (
    <Text size="sm" c="var(--ooo-muted)" lineClamp={3} dir="auto">
      {poi.description}
    </Text>
  );
}
