import { IconBed, IconPlaneArrival, IconPlaneDeparture } from '@tabler/icons-react';
import classes from './day-list.module.css';

const ICONS = { hotel: IconBed, landing: IconPlaneArrival, takeOff: IconPlaneDeparture } as const;

interface AnchorIconProps {
  readonly anchor: keyof typeof ICONS;
}

/** A bed, or a plane that lands or takes off. */
export function AnchorIcon({ anchor }: AnchorIconProps) {
  const Icon = ICONS[anchor];
  return (
    <span className={classes.anchor}>
      <Icon size={18} stroke={1.75} aria-hidden />
    </span>
  );
}
