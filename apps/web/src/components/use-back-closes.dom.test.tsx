import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useBackCloses } from './use-back-closes.ts';

const settle = () => act(async () => new Promise((resolve) => setTimeout(resolve, 60)));
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

afterEach(settle);

it('closes on the way back, and stays on the page', async () => {
  window.history.replaceState({ idx: 3 }, '', '/trip/1');
  const { onClose, unmount } = open();
  expect(window.history.state).toMatchObject({ idx: 3, overlay: expect.any(Number) });
  await goBack();
  expect(onClose).toHaveBeenCalledOnce();
  expect(window.location.pathname).toBe('/trip/1');
  unmount();
  await settle();
  expect(window.history.state).toEqual({ idx: 3 });
});

it('leaves no entry behind when it is closed otherwise, and keeps what it changed in the address', async () => {
  window.history.replaceState({ idx: 1 }, '', '/trip/2');
  const { onClose, rerender } = open();
  window.history.replaceState(window.history.state, '', '/trip/2?day=2025-10-11');
  rerender(false);
  await settle();
  expect(onClose).not.toHaveBeenCalled();
  expect(window.history.state).toEqual({ idx: 1 });
  expect(window.location.search).toBe('?day=2025-10-11');
});

it('hands its entry to a dialog that follows at once', async () => {
  window.history.replaceState({}, '', '/trip/3');
  const first = open();
  const { length } = window.history;
  first.rerender(false);
  const second = open();
  await settle();
  expect(window.history.length).toBe(length);
  expect(second.onClose).not.toHaveBeenCalled();
  await goBack();
  expect(second.onClose).toHaveBeenCalledOnce();
  second.unmount();
});

it('closes the one on top first', async () => {
  window.history.replaceState({}, '', '/trip/4');
  const [under, above] = [open(), open()];
  await goBack();
  expect(above.onClose).toHaveBeenCalledOnce();
  expect(under.onClose).not.toHaveBeenCalled();
  above.unmount();
  await goBack();
  expect(under.onClose).toHaveBeenCalledOnce();
  under.unmount();
});

it('does not close a dialog that opened while the browser was going back for another', async () => {
  window.history.replaceState({}, '', '/trip/5');
  const first = open();
  first.rerender(false);
  await act(async () => new Promise((resolve) => setTimeout(resolve)));
  const second = open();
  await settle();
  expect(second.onClose).not.toHaveBeenCalled();
  await goBack();
  expect(second.onClose).toHaveBeenCalledOnce();
  second.unmount();
});

it('leaves the history alone where a dialog leads to another page', async () => {
  window.history.replaceState({}, '', '/trip/6');
  const { unmount } = open();
  window.history.pushState({}, '', '/account');
  unmount();
  await settle();
  expect(window.location.pathname).toBe('/account');
});
