import { Suspense, useState } from 'react';
import { later } from '../../../../lib/later.ts';
import { RowButton } from './row-button.tsx';
import type { RowItemsProps } from './row-items.tsx';

/** The trip's screen also loads it, while it is idle. */
export const loadRowMenu = () => import('./opened-row-menu.tsx');

const OpenedRowMenu = later(loadRowMenu, 'OpenedRowMenu');

/** The menu at the end of a row. Menus are much work to render, and a list has a hundred: it is made when it is pressed. */
export function RowMenu(props: RowItemsProps) {
  const [isPressed, setPressed] = useState(false);
  const { name } = props.poi;
  if (!isPressed) {
    return (
      <RowButton
        name={name}
        aria-haspopup="menu"
        aria-expanded={false}
        onClick={() => setPressed(true)}
      />
    );
  }
  return (
    <Suspense fallback={<RowButton name={name} aria-haspopup="menu" aria-expanded={false} />}>
      <OpenedRowMenu {...props} />
    </Suspense>
  );
}
