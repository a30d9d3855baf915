import { fireEvent, screen, within } from '@testing-library/react';
import { expect, describe, it, vi } from 'vitest';
import { renderApp } from '../../../testing/render.tsx';
import { HowItWorksDialog } from './how-it-works-dialog.tsx';

const TITLES = [
  'Import your trip',
  'Smart packing list',
  'Discover places and best times',
  'Plan on calendar and map',
  'Everything synced in the cloud',
];

function open(onDemo?: () => void) {
  const onClose = vi.fn<() => void>();
  const view = renderApp(<HowItWorksDialog opened onClose={onClose} onDemo={onDemo} />);
  return { ...view, onClose };
}

/** The dialog, once its texts are there: it shows one step. */
const expectStep = async (number: number) => {
  const title = TITLES[number - 1] ?? '';
  expect(await screen.findByText(title)).toBeVisible();
  for (const other of TITLES.filter((one) => one !== title)) {
    expect(screen.queryByText(other)).not.toBeInTheDocument();
  }
  const current = screen.getByRole('button', { name: `${number}. ${title}` });
  expect(current).toHaveAttribute('aria-current', 'step');
};

const swipe = (dx: number, dy = 0) => {
  const dialog = screen.getByRole('dialog', { name: 'How it works' });
  const picture = within(dialog).getByRole('img');
  fireEvent.touchStart(picture, { changedTouches: [{ clientX: 200, clientY: 300 }] });
  fireEvent.touchEnd(picture, { changedTouches: [{ clientX: 200 + dx, clientY: 300 + dy }] });
};

describe('the walkthrough', () => {
  it('goes through five steps by its buttons, and ends §1.21 §1.22', async () => {
    const { user, onClose } = open();
    await expectStep(1);
    expect(screen.getByRole('button', { name: 'Back' })).toBeDisabled();
    for (const number of [2, 3, 4, 5]) {
      await user.click(screen.getByRole('button', { name: 'Next' }));
      await expectStep(number);
    }
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await expectStep(4);
    await user.click(screen.getByRole('button', { name: `5. ${TITLES[4]}` }));
    await expectStep(5);
    await user.click(screen.getByRole('button', { name: 'Got it' }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('goes by the arrow keys, and stops at both ends', async () => {
    const { user } = open();
    await expectStep(1);
    await user.keyboard('{ArrowLeft}');
    await expectStep(1);
    await user.keyboard('{ArrowRight}{ArrowRight}');
    await expectStep(3);
    await user.keyboard('{End}{ArrowRight}');
    await expectStep(5);
    await user.keyboard('{Home}');
    await expectStep(1);
    expect(screen.getByRole('button', { name: 'Back' })).toBeDisabled();
  });

  it('goes by a swipe, unless that is short or upward §2.75', async () => {
    open();
    await expectStep(1);
    swipe(-120);
    await expectStep(2);
    swipe(-20);
    swipe(-60, 90);
    await expectStep(2);
    swipe(120);
    await expectStep(1);
    expect(screen.getByRole('button', { name: 'Back' })).toBeDisabled();
  });

  it('says that it works best on desktop, and offers the demo at each step §1.20', async () => {
    const onDemo = vi.fn<() => void>();
    const { user } = open(onDemo);
    await expectStep(1);
    for (const number of [1, 2, 3, 4, 5]) {
      await user.click(screen.getByRole('button', { name: `${number}. ${TITLES[number - 1]}` }));
      expect(screen.getByText('Works best on desktop.')).toBeVisible();
      expect(screen.getByRole('button', { name: 'Try Seoul Demo' })).toBeVisible();
    }
    await user.click(screen.getByRole('button', { name: 'Try Seoul Demo' }));
    expect(onDemo).toHaveBeenCalledOnce();
  });
});
