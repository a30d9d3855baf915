import { loadFirstScreen } from './app/screens.ts';
import { askEarly } from './lib/early-user.ts';

// All that the first screen needs is on its way at once: who is here, the screen, and the application.
askEarly();
loadFirstScreen(window.location);
void import('./main.tsx');
