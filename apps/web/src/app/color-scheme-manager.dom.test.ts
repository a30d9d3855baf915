import { expect, it } from 'vitest';
import { colorSchemeManager } from './color-scheme-manager.ts';

it('keeps the theme under the key theme, and is light before anything is kept', () => {
  expect(colorSchemeManager.get('light')).toBe('light');
  colorSchemeManager.set('dark');
  expect(localStorage.getItem('theme')).toBe('dark');
  expect(colorSchemeManager.get('light')).toBe('dark');
  colorSchemeManager.set('light');
  expect(localStorage.getItem('theme')).toBe('light');
});
