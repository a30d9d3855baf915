import { expect, it, vi } from 'vitest';
import { colorSchemeManager } from './color-scheme-manager.ts';

it('keeps the theme under the key theme, and is light before anything is kept', () => {
  expect(colorSchemeManager.get('light')).toBe('light');
  colorSchemeManager.set('dark');
  expect(localStorage.getItem('theme')).toBe('dark');
  expect(colorSchemeManager.get('light')).toBe('dark');
  colorSchemeManager.set('light');
  expect(localStorage.getItem('theme')).toBe('light');
});

it('keeps that the theme follows the system', () => {
  colorSchemeManager.set('auto');
  expect(colorSchemeManager.get('light')).toBe('auto');
});

it('is light, and says so in the log, where what is kept is no theme', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  localStorage.setItem('theme', 'sepia');
  expect(colorSchemeManager.get('light')).toBe('light');
  expect(warn).toHaveBeenCalledExactlyOnceWith('Stored in this browser and ignored, theme: sepia');
});
