import { expect, it, vi } from 'vitest';
import { colorSchemeManager } from './color-scheme-manager.ts';

it('keeps the theme under the key theme, and nothing before one is chosen §3.30 §4.2', () => {
  expect(colorSchemeManager.get('auto')).toBe('auto');
  expect(localStorage.getItem('theme')).toBeNull();
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

it('is the standard one, with a line in the log, where the stored theme is invalid', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  localStorage.setItem('theme', 'sepia');
  expect(colorSchemeManager.get('auto')).toBe('auto');
  expect(warn).toHaveBeenCalledExactlyOnceWith('Stored in this browser and ignored, theme: sepia');
});
