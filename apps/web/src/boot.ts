import { showScheme } from './app/prerender/show-scheme.ts';
import { loadFirstScreen } from './app/screens.ts';
import { askEarly } from './lib/early-user.ts';

/** The build's page: the landing page as a visitor sees it. */
const PRERENDERED = '/landing';

// Nothing is painted in the other theme first.
showScheme();

// All that the first screen needs is on its way at once: who is here, the screen, and the application.
const asked = askEarly();
loadFirstScreen(window.location);
void import('./main.tsx');

async function showPrerendered(root: HTMLElement): Promise<void> {
  const [isVisitor, { showLanding }] = await Promise.all([
    asked,
    import('./app/prerender/show-landing.ts'),
  ]);
  if (isVisitor) showLanding(root);
}

const root = document.querySelector<HTMLElement>('#root');
if (root && window.location.pathname === PRERENDERED) {
  // If that fails, the page appears with the application.
  showPrerendered(root).catch(() => undefined);
}
