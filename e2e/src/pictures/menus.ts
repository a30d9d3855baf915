import type { Page } from '@playwright/test';
import { press } from './press.ts';
import type { Screen } from './screen.ts';

const MAIN = '/smart-packlist';
const TRIP = '/trip/{trip}';
const PLAIN = `${TRIP}?view=saved`;
const DAY = 'day=2';
const ACCOUNT = '/account';
const DECK = '/playground';

const DOTS = '.tabler-icon-dots-vertical';
const EVENT = '[data-drop=hours] [data-block]';
const ABOUT_DEMO = 'main header button:has(.tabler-icon-chevron-down)';
const SEARCH = 'header button[aria-keyshortcuts]';
const TOKENS = 'main section:has(.tabler-icon-plus)';
const DATE = '[role=dialog] .mantine-DatePickerInput-input';

/** With one thing of the traveller's own on it; where it is there already, it is found. */
async function openOwnItem(page: Page): Promise<void> {
  const own = page.locator(`main li button:has(${DOTS})`);
  await page.locator('main li input[type=checkbox]').first().waitFor();
  if ((await own.count()) === 0) {
    const field = page.locator('main form input:not([type=hidden])').first();
    await field.fill('Film');
    await field.press('Enter');
  }
  await own.first().click();
}

/** It holds what can be done once something is packed. */
async function openPackingMenu(page: Page): Promise<void> {
  await page.locator('main li input[type=checkbox]').first().check();
  await press(`main button:has(${DOTS}):not(li *)`)(page);
}

async function openToken(page: Page): Promise<void> {
  await press('main button:has(.tabler-icon-plus)')(page);
  await page.locator('[role=dialog] input').first().fill('Backups');
  await page.locator('[role=dialog] button[type=submit]').click();
  await page.locator(`${TOKENS} li`).first().waitFor({ state: 'attached' });
  await page.keyboard.press('Escape');
  await press(`${TOKENS} li button`)(page);
}

/** What opens over a screen: menus, lists and calendars, what the keyboard opens, and what asks before it deletes. */
export const MENUS: readonly Screen[] = [
  { name: 'palette', viewer: 'traveller', path: PLAIN, act: press(SEARCH) },
  {
    name: 'keys',
    viewer: 'traveller',
    path: PLAIN,
    act: async (page) => {
      await page.locator(SEARCH).waitFor();
      await page.keyboard.press('?');
    },
  },
  {
    name: 'flights',
    viewer: 'traveller',
    path: PLAIN,
    act: press(SEARCH, '[role=option]:has(.tabler-icon-plane)'),
  },
  {
    name: 'row-menu',
    viewer: 'traveller',
    path: `${TRIP}?${DAY}`,
    act: press(`main li button:has(${DOTS})`),
  },
  {
    name: 'row-menu-days',
    viewer: 'traveller',
    path: `${TRIP}?${DAY}`,
    act: async (page) => {
      await press(`main li button:has(${DOTS})`)(page);
      await page.locator('[role=menuitem]:has(.tabler-icon-calendar-share)').hover();
      await page.locator('[role=menu] [role=menu], [role=menu] >> nth=1').first().waitFor();
    },
  },
  {
    name: 'event-menu',
    viewer: 'traveller',
    path: `${TRIP}?view=calendar&${DAY}`,
    act: press(EVENT),
  },
  {
    name: 'discover-menu',
    viewer: 'traveller',
    path: `${TRIP}?view=calendar&${DAY}`,
    act: press('main button:has(.tabler-icon-compass):not(nav *)'),
  },
  {
    name: 'map-place',
    viewer: 'traveller',
    path: `${TRIP}?${DAY}`,
    act: press('main li [class*=name]'),
  },
  {
    name: 'map-place-maps',
    viewer: 'traveller',
    path: `${TRIP}?${DAY}`,
    act: press('main li [class*=name]', `main button[aria-haspopup=menu]:has(${DOTS}):not(li *)`),
  },
  {
    name: 'places-menu',
    viewer: 'traveller',
    path: `${TRIP}?view=saved`,
    act: press(`main button:has(${DOTS}):not(li *)`),
  },
  { name: 'packing-menu', viewer: 'traveller', path: `${TRIP}?view=packing`, act: openPackingMenu },
  { name: 'own-item-menu', viewer: 'traveller', path: `${TRIP}?view=packing`, act: openOwnItem },
  {
    name: 'add-to-day',
    viewer: 'traveller',
    path: `${TRIP}?view=discover`,
    act: press('main article button:has(.tabler-icon-calendar-plus)'),
  },
  {
    name: 'trip-settings-calendar',
    viewer: 'traveller',
    path: PLAIN,
    act: press('main header[class*=strip] > div:last-child > button:last-of-type', DATE),
  },
  { name: 'trip-card-menu', viewer: 'traveller', path: '/', act: press('article button') },
  {
    name: 'new-token',
    viewer: 'traveller',
    path: ACCOUNT,
    act: press('main button:has(.tabler-icon-plus)'),
  },
  { name: 'revoke-token', viewer: 'traveller', path: ACCOUNT, act: openToken },
  {
    name: 'delete-account',
    viewer: 'traveller',
    path: ACCOUNT,
    act: press('main section:last-of-type button:has(.tabler-icon-trash)'),
  },
  { name: 'today', viewer: 'away', path: PLAIN, act: press('main button:has(.tabler-icon-sun)') },
  { name: 'sign-in-prompt', viewer: 'visitor', path: '/', act: press('main button >> nth=1') },
  { name: 'demo-about', viewer: 'visitor', path: MAIN, act: press(ABOUT_DEMO) },
  {
    name: 'demo-clear',
    viewer: 'visitor',
    path: MAIN,
    act: press(ABOUT_DEMO, '[role=dialog] button:has(.tabler-icon-trash)'),
  },
  { name: 'analytics', viewer: 'admin', path: `${DECK}?tab=analytics` },
  { name: 'controls', viewer: 'admin', path: `${DECK}?tab=controls` },
  { name: 'deck-settings', viewer: 'admin', path: `${DECK}?tab=settings` },
  {
    name: 'invite-code',
    viewer: 'admin',
    path: DECK,
    act: press('main button:has(.tabler-icon-plus)'),
  },
];
