import { useState } from 'react';
import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderApp } from '../testing/render.tsx';
import { ResponsiveModal } from './responsive-modal.tsx';

function Page({ staysMounted }: { readonly staysMounted: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <button onClick={() => setIsOpen(true)}>Open</button>
      {(isOpen || staysMounted) && (
        <ResponsiveModal opened={isOpen} onClose={close} title="Papers">
          <button onClick={close}>Done</button>
        </ResponsiveModal>
      )}
    </>
  );
}

const ask = window.matchMedia;

/** A window as wide as this: queries for a maximum width use it. */
function standAt(width: number) {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const most = /max-width: ([\d.]+)px/.exec(query)?.[1];
    const answer = ask(query);
    return most === undefined ? answer : Object.assign(answer, { matches: width <= Number(most) });
  });
}

afterEach(() => {
  vi.restoreAllMocks();
});

it.each([
  [390, 'Drawer'],
  [767, 'Drawer'],
  [768, 'Modal'],
  [1440, 'Modal'],
])('is at %s pixels, with its title, a %s §2.77', async (width, kind) => {
  standAt(width);
  const { user } = renderApp(<Page staysMounted={false} />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  const dialog = await screen.findByRole('dialog', { name: 'Papers' });
  expect(dialog).toHaveClass(`mantine-${kind}-content`);
});

it.each([true, false])(
  'gives the focus back to what opened it (stays mounted: %s)',
  async (staysMounted) => {
    const { user } = renderApp(<Page staysMounted={staysMounted} />);
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await user.click(await screen.findByRole('button', { name: 'Done' }));
    await expect.poll(() => document.activeElement?.textContent).toBe('Open');
  },
);
