import { KIND_ICONS } from './kind-icons.ts';
import type { SceneName } from './kind-icons.ts';

export interface KindIconProps {
  readonly name: SceneName;
  /** Side in pixels. */
  readonly size: number;
  readonly className?: string | undefined;
}

/** The icon for a kind of place, hidden from screen readers: a word or a name is always beside it. */
export function DrawnKindIcon({ name, size, className }: KindIconProps) {
  const IconOf = KIND_ICONS[name];
  return <IconOf size={size} stroke={1.75} aria-hidden className={className} />;
}
