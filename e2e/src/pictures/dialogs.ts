import { press } from './press.ts';
import type { Screen } from './screen.ts';

const TRIP = '/trip/{trip}';
/** Dialogs that every view has are opened where no map is drawn behind them. */
const PLAIN = `${TRIP}?view=saved`;
const DAY = 'day=2';
const STRIP = 'main header[class*=strip]';

/** The dialogs and panels of a trip, and of what is around it. */
export const DIALOGS: readonly Screen[] = [
  {
    name: 'trip-settings',
    viewer: 'traveller',
    path: PLAIN,
    act: press(`${STRIP} > div:last-child > button:last-of-type`),
  },
  {
    name: 'weather',
    viewer: 'traveller',
    path: PLAIN,
    act: press(`${STRIP} button:has(.tabler-icon-temperature)`),
  },
  {
    name: 'documents',
    viewer: 'traveller',
    path: PLAIN,
    act: press(`${STRIP} button:has(.tabler-icon-files)`),
  },
  {
    name: 'add-ticket',
    viewer: 'traveller',
    path: PLAIN,
    act: press(`${STRIP} button:has(.tabler-icon-ticket)`),
  },
  {
    name: 'bases',
    viewer: 'traveller',
    path: PLAIN,
    act: press(`${STRIP} button:has(.tabler-icon-bed)`),
  },
  {
    name: 'place-sheet',
    viewer: 'traveller',
    path: `${TRIP}?view=calendar&${DAY}`,
    act: press('[data-drop=hours] [data-block]', '[role=menuitem]'),
  },
  {
    name: 'set-time',
    viewer: 'traveller',
    path: `${TRIP}?view=saved`,
    act: press('article footer button'),
  },
  {
    name: 'add-event',
    viewer: 'traveller',
    path: `${TRIP}?view=calendar&${DAY}`,
    act: press('fieldset button[class*=slot]'),
  },
  {
    name: 'add-event-time',
    viewer: 'traveller',
    path: `${TRIP}?view=calendar&${DAY}`,
    act: press('fieldset button[class*=slot]', '[role=dialog] ul button'),
  },
  {
    name: 'plan',
    viewer: 'traveller',
    path: `${TRIP}?view=saved`,
    act: press('main h2 + button'),
  },
  {
    name: 'plan-wishes',
    viewer: 'traveller',
    path: `${TRIP}?view=saved`,
    act: press('main h2 + button', 'button:has(.tabler-icon-adjustments-horizontal)'),
  },
  {
    name: 'own-place',
    viewer: 'traveller',
    path: `${TRIP}?view=saved`,
    act: press('main button:has(.tabler-icon-dots-vertical):not(li *)', '[role=menuitem]'),
  },
  {
    name: 'import-places',
    viewer: 'traveller',
    path: `${TRIP}?view=saved`,
    act: press('main button:has(.tabler-icon-dots-vertical):not(li *)', '[role=menuitem] >> nth=1'),
  },
  {
    name: 'discovery',
    viewer: 'traveller',
    path: `${TRIP}?view=discover`,
    act: press('main button[class*=_shelf_]'),
  },
  {
    name: 'packing-preferences',
    viewer: 'traveller',
    path: `${TRIP}?view=packing`,
    act: async (page) => {
      // Beside the list where there is room, otherwise behind a button.
      const button = page.locator('main button:has(.tabler-icon-adjustments-horizontal)');
      if (await button.isVisible()) await button.click();
    },
  },
  {
    name: 'trip-menu',
    viewer: 'traveller',
    path: PLAIN,
    act: press('header button:has(.tabler-icon-chevron-down)'),
  },
  {
    name: 'account-menu',
    viewer: 'traveller',
    path: '/',
    act: press('header button:has(.mantine-Avatar-root)'),
  },
  {
    name: 'feedback',
    viewer: 'traveller',
    path: '/',
    act: press('header button:has(.mantine-Avatar-root)', 'button:has(.tabler-icon-message)'),
  },
  {
    name: 'delete-trip',
    viewer: 'traveller',
    path: '/',
    act: press('article button', '[role=menuitem]:has(.tabler-icon-trash)'),
  },
  { name: 'home-full', viewer: 'full', path: '/' },
  { name: 'trip-limit', viewer: 'full', path: '/?new=trip' },
  {
    name: 'admin-access',
    viewer: 'visitor',
    path: '/terms',
    act: press('footer nav button'),
  },
];
