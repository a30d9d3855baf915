import type { Page } from '@playwright/test';
import { makeETicketPdf, RETURN_TO_SEOUL } from '../documents/e-ticket.ts';
import { asPdf } from '../pages/import-dialog.ts';
import { DIALOGS } from './dialogs.ts';
import { MENUS } from './menus.ts';
import { press } from './press.ts';
import type { Screen } from './screen.ts';

const MAIN = '/smart-packlist';
const TRIP = '/trip/{trip}';
const DAY = 'day=2';

const dialog = (page: Page) => page.getByRole('dialog');

async function chooseTicket(page: Page): Promise<void> {
  const ticket = asPdf('e-ticket.pdf', await makeETicketPdf(RETURN_TO_SEOUL));
  await dialog(page).locator('input[type=file]').first().setInputFiles(ticket);
}

/** Every screen, every dialog and every menu. */
export const SCREENS: readonly Screen[] = [
  { name: 'landing', viewer: 'visitor', path: '/landing' },
  { name: 'landing-upload', viewer: 'visitor', path: '/landing', act: press('main button') },
  { name: 'hero', viewer: 'visitor', path: '/' },
  { name: 'how-it-works', viewer: 'visitor', path: '/', act: press('main button') },
  { name: 'sign-in', viewer: 'visitor', path: '/sign-in' },
  { name: 'privacy', viewer: 'visitor', path: '/privacy' },
  { name: 'terms', viewer: 'visitor', path: '/terms' },
  { name: 'preferences', viewer: 'visitor', path: '/preferences' },
  { name: 'not-found', viewer: 'visitor', path: '/nowhere' },
  { name: 'map', viewer: 'visitor', path: MAIN, shows: 'main .leaflet-marker-icon' },
  {
    name: 'map-day',
    viewer: 'visitor',
    path: `${MAIN}?${DAY}`,
    shows: 'main .leaflet-marker-icon',
  },
  {
    name: 'calendar',
    viewer: 'visitor',
    path: `${MAIN}?view=calendar&${DAY}`,
    shows: '[data-block]',
  },
  {
    name: 'calendar-month',
    viewer: 'visitor',
    path: `${MAIN}?view=calendar&${DAY}&span=month`,
    shows: '[data-block]',
  },
  {
    name: 'calendar-week',
    viewer: 'visitor',
    path: `${MAIN}?view=calendar&${DAY}&span=week`,
    shows: '[data-block]',
  },
  { name: 'places', viewer: 'visitor', path: `${MAIN}?view=saved`, shows: 'main article' },
  {
    name: 'packing',
    viewer: 'visitor',
    path: `${MAIN}?view=packing`,
    shows: 'main li input[type=checkbox]',
  },
  { name: 'discover', viewer: 'visitor', path: `${MAIN}?view=discover`, shows: 'main article' },
  { name: 'invite', viewer: 'newcomer', path: '/invite' },
  { name: 'home', viewer: 'traveller', path: '/', shows: 'main article' },
  { name: 'no-trip-map', viewer: 'traveller', path: `${MAIN}?trip=none` },
  { name: 'no-trip-calendar', viewer: 'traveller', path: `${MAIN}?trip=none&view=calendar` },
  { name: 'new-trip', viewer: 'traveller', path: '/?new=trip' },
  {
    name: 'import-review',
    viewer: 'traveller',
    path: '/?new=trip',
    act: async (page) => {
      await chooseTicket(page);
      await dialog(page).getByRole('group').first().waitFor({ timeout: 60_000 });
    },
  },
  { name: 'account', viewer: 'traveller', path: '/account' },
  { name: 'empty-map', viewer: 'full', path: TRIP },
  { name: 'empty-calendar', viewer: 'full', path: `${TRIP}?view=calendar` },
  { name: 'empty-places', viewer: 'full', path: `${TRIP}?view=saved` },
  { name: 'control-deck', viewer: 'admin', path: '/playground' },
  ...DIALOGS,
  ...MENUS,
];
