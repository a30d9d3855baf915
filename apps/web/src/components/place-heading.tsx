import { Group, Text } from '@mantine/core';
import { TAG_COLORS } from '../lib/theme.ts';
import type { SceneName } from './kind-icons.ts';
import { SwatchIcon } from './swatch-icon.tsx';

interface PlaceHeadingProps {
  readonly place: {
    readonly name: string;
    readonly tag: keyof typeof TAG_COLORS;
    readonly location: {
      readonly neighborhood?: string | null | undefined;
      readonly address?: string | null | undefined;
    };
  };
  /** What the icon shows. */
  readonly symbol: SceneName;
}

/** The place that a dialog is about. */
export function PlaceHeading({ place, symbol }: PlaceHeadingProps) {
  const { name, tag, location } = place;
  return (
    <Group gap="sm" wrap="nowrap">
      <SwatchIcon name={symbol} {...TAG_COLORS[tag]} size={40} />
      <div style={{ minWidth: 0 }}>
        <Text fw={600} truncate>
          <bdi>{name}</bdi>
        </Text>
        <Text size="sm" c="var(--ooo-muted)" truncate>
          {location.neighborhood ?? location.address}
        </Text>
      </div>
    </Group>
  );
}
