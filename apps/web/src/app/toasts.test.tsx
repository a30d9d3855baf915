import { MantineProvider } from '@mantine/core';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showToast, type Toast } from '../components/show-toast.ts';
import { theme } from '../lib/theme.ts';
import { Toasts } from './toasts.tsx';

/** How long a toast takes to go under reduced motion. */
const LEAVE_MS = 2;

beforeEach(() => {
  vi.useFakeTimers();
  const ask = window.matchMedia;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(ask(query), { matches: query.includes('reduced-motion') }),
  );
  // Alone: the product's providers bring toasts of their own.
  render(
    <MantineProvider theme={theme}>
      <main id="content" tabIndex={-1}>
        <button type="button">Remove</button>
      </main>
      <Toasts />
    </MantineProvider>,
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const show = (toast: Toast) => act(() => showToast(toast));
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const titles = () => screen.queryAllByRole('group').map(({ textContent }) => textContent);

describe('toasts', () => {
  it('are shown one at a time, the last one §9.8', async () => {
    show({ title: 'Place saved' });
    await wait(LEAVE_MS);
    expect(titles()).toEqual(['Place saved']);
    show({ title: 'Restored' });
    await wait(LEAVE_MS);
    expect(titles()).toEqual(['Restored']);
  });

  it('stay for 1500 ms §9.8', async () => {
    show({ title: 'Place saved' });
    await wait(1499);
    expect(titles()).toEqual(['Place saved']);
    await wait(1 + LEAVE_MS);
    expect(titles()).toEqual([]);
  });

  it('stay for seven seconds where they can take something back', async () => {
    // A toast stays while it has the focus.
    screen.getByRole('button', { name: 'Remove' }).focus();
    show({ title: 'Unscheduled', undo: { label: 'Undo', onClick: () => {} } });
    const undo = { name: /^Undo/ };
    await wait(6999);
    expect(screen.getByRole('button', undo)).toBeInTheDocument();
    await wait(1 + LEAVE_MS);
    expect(screen.queryByRole('button', undo)).not.toBeInTheDocument();
  });

  it('move the focus to the start of the page when the focused button goes with them', async () => {
    show({ title: 'Unscheduled', undo: { label: 'Undo', onClick: () => {} } });
    await wait(LEAVE_MS);
    const undo = screen.getByRole('button', { name: /^Undo/ });
    act(() => undo.focus());
    act(() => undo.click());
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it.each([
    ['default', 'group', 'ink'],
    ['destructive', 'alert', 'red'],
  ] as const)('of the variant %s are announced as %s in %s §4.54', async (variant, role, color) => {
    const places = [...document.querySelectorAll('[aria-live=polite]')];
    show({ title: 'News', variant });
    await wait(LEAVE_MS);
    const toast = screen.getByRole(role);
    // All screen readers listen to a region that existed before its text.
    expect(places.some((place) => place.contains(toast))).toBe(true);
    expect(toast.style.getPropertyValue('--notification-color')).toBe(
      `var(--mantine-color-${color}-filled)`,
    );
  });
});
