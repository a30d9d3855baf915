import { browserStore } from '../../lib/browser-store.ts';

/** The theme that the application will have: the one chosen in this browser, else the system's, else light. */
function readScheme(): 'light' | 'dark' {
  const kept = browserStore.read('theme');
  if (kept === 'light' || kept === 'dark') return kept;
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** Applies the theme before the application is loaded. */
export function showScheme(): void {
  const { documentElement } = document;
  const scheme = readScheme();
  documentElement.dataset['mantineColorScheme'] = scheme;
  documentElement.classList.add(scheme);
}
