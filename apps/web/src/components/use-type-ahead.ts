import { type KeyboardEvent, useRef } from 'react';
import { findTyped, type Typed, typeLetter } from '../lib/type-ahead.ts';

const NOTHING: Typed = { text: '', atMs: Number.NEGATIVE_INFINITY };

/**
 * For the keys of a menu: what is typed brings the focus to the item that begins with it. In place of the menu's own, which forgets after half
 * a second and knows no space.
 */
export function useTypeAhead(): (event: KeyboardEvent<HTMLElement>) => void {
  const typed = useRef(NOTHING);
  return (event) => {
    const { key, ctrlKey, metaKey, altKey, nativeEvent, currentTarget } = event;
    if (key.length !== 1 || ctrlKey || metaKey || altKey || nativeEvent.isComposing) return;
    const next = typeLetter(typed.current, key, performance.now());
    // A space by itself presses the item.
    if (next.text.trim() === '') return;
    event.preventDefault();
    typed.current = next;
    const items = [...currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]')];
    const labels = items.map(
      (item) => (item.querySelector('[data-menu-item-label]') ?? item).textContent,
    );
    const current = items.findIndex((item) => item === document.activeElement);
    items[findTyped(labels, next.text, current)]?.focus();
  };
}
