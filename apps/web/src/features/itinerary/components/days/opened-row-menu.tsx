import { Menu } from '@mantine/core';
import { useLayoutEffect, useRef, useState } from 'react';
import { RowButton } from './row-button.tsx';
import { RowItems, type RowItemsProps } from './row-items.tsx';

/** The menu of a row, opened as soon as it is rendered: it replaces the button that was pressed. */
export function OpenedRowMenu(props: RowItemsProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    // Before it opens: the focused element gets the focus back when it closes.
    button.current?.focus({ preventScroll: true });
    const opening = requestAnimationFrame(() => setOpen(true));
    return () => cancelAnimationFrame(opening);
  }, []);
  return (
    <Menu opened={isOpen} onChange={setOpen} position="bottom-end" withinPortal>
      <Menu.Target>
        <RowButton ref={button} name={props.poi.name} />
      </Menu.Target>
      <Menu.Dropdown>
        <RowItems {...props} />
      </Menu.Dropdown>
    </Menu>
  );
}
