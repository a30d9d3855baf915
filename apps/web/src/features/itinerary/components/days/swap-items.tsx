import { Menu } from '@mantine/core';
import { swapStops } from '@ooo/domain/itinerary/swap';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useDrops } from '../../api/use-drops.ts';

interface SwapItemsProps {
  readonly trip: Trip;
  readonly poi: Poi;
}

const SIDES = [
  ['earlier', IconArrowUp],
  ['later', IconArrowDown],
] as const;

/** Swaps a visit with the one before or after it; swaps that flights or hours forbid cannot be chosen. */
export function SwapItems({ trip, poi }: SwapItemsProps) {
  const { t } = useTranslation('itinerary');
  const { source, swap } = useDrops(trip);
  return SIDES.map(([side, SideIcon]) => {
    const swapped = swapStops(source, poi, side);
    if (!swapped.ok && swapped.reason === 'at-end') return null;
    return (
      <Menu.Item
        key={side}
        leftSection={<SideIcon size={18} stroke={1.75} />}
        disabled={!swapped.ok}
        onClick={() => swapped.ok && void swap(poi, swapped.value)}
      >
        {t(swapped.ok ? `menu.${side}` : `menu.cannot.${side}`)}
      </Menu.Item>
    );
  });
}
