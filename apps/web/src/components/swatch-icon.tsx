import { KindIcon } from './kind-icon.tsx';
import type { SceneName } from './kind-icons.ts';
import classes from './swatch-icon.module.css';

interface SwatchIconProps {
  /** What the icon shows. */
  readonly name: SceneName;
  readonly fill: string;
  readonly text: string;
  /** Side in pixels. */
  readonly size?: number;
}

/** The icon of a kind on its colour; decoration beside a name. */
export function SwatchIcon({ name, fill, text, size = 36 }: SwatchIconProps) {
  return (
    <span
      aria-hidden
      className={classes.swatch}
      style={{ background: fill, color: text, width: size, height: size }}
    >
      <KindIcon name={name} size={Math.round(size * 0.52)} />
    </span>
  );
}
