import type { Icon } from '@tabler/icons-react';
import { spriteId } from '../lib/icon-sprite.ts';

/** The icons that the markers refer to, each once. */
export function IconSprite({ icons }: { readonly icons: readonly Icon[] }) {
  return (
    <svg width={0} height={0} style={{ position: 'absolute' }} aria-hidden>
      <defs>
        {icons.map((IconOf) => (
          <IconOf key={spriteId(IconOf)} id={spriteId(IconOf)} size={24} stroke={1.75} />
        ))}
      </defs>
    </svg>
  );
}
