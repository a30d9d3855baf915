import { browserStore } from '../../lib/browser-store.ts';

/** As the application will have it: the theme chosen in this browser, else the system's, light where that says nothing. */
function readScheme(): 'light' | 'dark' {
  const kept = browserStore.read('theme');
  if (kept === 'light' || kept === 'dark') return kept;
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** Puts the theme into force before the application has come. */
export function showScheme(): void {
  const { documentElement } = document;
  const scheme = readScheme();
  documentElement.dataset['mantineColorScheme'] = scheme;
  documentElement.classList.add(scheme);
}
