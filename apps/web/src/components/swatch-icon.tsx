import type { Icon } from '@tabler/icons-react';
import classes from './swatch-icon.module.css';

interface SwatchIconProps {
  readonly icon: Icon;
  readonly fill: string;
  readonly text: string;
  /** Side in pixels. */
  readonly size?: number;
}

/** An icon on its colour; decoration beside a name. */
export function SwatchIcon({ icon: IconOf, fill, text, size = 36 }: SwatchIconProps) {
  return (
    <span
      aria-hidden
      className={classes.swatch}
      style={{ background: fill, color: text, width: size, height: size }}
    >
      <IconOf size={Math.round(size * 0.52)} stroke={1.75} />
    </span>
  );
}
