import { afterEach, expect, it, vi } from 'vitest';
import { showScheme } from './show-scheme.ts';

const { documentElement } = document;
const ask = window.matchMedia;

afterEach(() => {
  vi.restoreAllMocks();
  documentElement.classList.remove('light', 'dark');
  delete documentElement.dataset['mantineColorScheme'];
});

it.each([
  [null, true, 'dark'],
  [null, false, 'light'],
  ['light', true, 'light'],
  ['dark', false, 'dark'],
  ['auto', true, 'dark'],
  ['auto', false, 'light'],
  ['purple', true, 'dark'],
])('with %j kept, where the system is dark: %j, the page is %s', (kept, isDark, scheme) => {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(ask(query), { matches: isDark && query === '(prefers-color-scheme: dark)' }),
  );
  if (kept !== null) localStorage.setItem('theme', kept);
  showScheme();
  expect(documentElement.dataset['mantineColorScheme']).toBe(scheme);
  expect(documentElement).toHaveClass(scheme);
});
