import { useState } from 'react';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
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

it.each([true, false])(
  'gives the focus back to what opened it (stays mounted: %s)',
  async (staysMounted) => {
    const { user } = renderApp(<Page staysMounted={staysMounted} />);
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await user.click(await screen.findByRole('button', { name: 'Done' }));
    await expect.poll(() => document.activeElement?.textContent).toBe('Open');
  },
);
