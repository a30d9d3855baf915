import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useBackCloses } from './use-back-closes.ts';

const settle = () => act(async () => new Promise((resolve) => setTimeout(resolve, 80)));
const goBack = async () => {
  window.history.back();
  await settle();
};
const open = (opened = true) => {
  const onClose = vi.fn<() => void>();
  const hook = renderHook((isOpen: boolean) => useBackCloses(isOpen, onClose), {
    initialProps: opened,
  });
  return { ...hook, onClose };
};

// The router's entries: a page, and another one over it.
beforeEach(() => {
  window.history.pushState({ idx: 1 }, '', '/home');
  window.history.pushState({ idx: 2 }, '', '/trip');
});

it('closes on the way back, and stays on the page', async () => {
  const { onClose, unmount } = open();
  await goBack();
  expect(onClose).toHaveBeenCalledOnce();
  expect(window.location.pathname).toBe('/trip');
  unmount();
  await goBack();
  expect(window.location.pathname).toBe('/home');
});

it('needs no second step back after it was closed otherwise, and keeps what it changed in the address', async () => {
  const { onClose, rerender } = open();
  window.history.replaceState(window.history.state, '', '/trip?day=2025-10-11');
  rerender(false);
  await settle();
  expect(window.location.search).toBe('?day=2025-10-11');
  expect(onClose).not.toHaveBeenCalled();
  await goBack();
  expect(window.location.pathname).toBe('/home');
});

it('passes its entry to the next dialog', async () => {
  const first = open();
  const { length } = window.history;
  first.rerender(false);
  await settle();
  const second = open();
  expect(window.history.length).toBe(length);
  await goBack();
  expect(second.onClose).toHaveBeenCalledOnce();
  expect(first.onClose).not.toHaveBeenCalled();
  expect(window.location.pathname).toBe('/trip');
  second.unmount();
});

it('knows its entry again after the router has changed the address', async () => {
  const first = open();
  window.history.replaceState({ idx: 2 }, '', '/trip?view=calendar');
  first.rerender(false);
  const { length } = window.history;
  const second = open();
  expect(window.history.length).toBe(length);
  second.unmount();
  await goBack();
  expect(window.location.pathname).toBe('/home');
});

it('closes the one on top first', async () => {
  const [under, above] = [open(), open()];
  await goBack();
  expect(above.onClose).toHaveBeenCalledOnce();
  expect(under.onClose).not.toHaveBeenCalled();
  above.unmount();
  await goBack();
  expect(under.onClose).toHaveBeenCalledOnce();
  under.unmount();
});

it('lets a dialog lead to another page while it closes', async () => {
  const { rerender } = open();
  rerender(false);
  window.history.pushState({ idx: 3 }, '', '/account');
  await settle();
  expect(window.location.pathname).toBe('/account');
  await goBack();
  expect(window.location.pathname).toBe('/trip');
  await goBack();
  expect(window.location.pathname).toBe('/home');
});

it('skips the entry that a reload has left', async () => {
  window.history.pushState({ idx: 2, overlay: 99 }, '', '/trip');
  const { onClose, unmount } = open();
  await goBack();
  expect(onClose).toHaveBeenCalledOnce();
  expect(window.location.pathname).toBe('/trip');
  unmount();
});
