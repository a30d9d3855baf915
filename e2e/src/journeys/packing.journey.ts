import { Entrance } from '../pages/entrance.ts';
import { PackingList } from '../pages/packing-list.ts';
import { SeoulDemo } from '../pages/seoul-demo.ts';
import { TripPage } from '../pages/trip-page.ts';
import { useScheme } from '../product/accessible.ts';
import { expect, test } from '../product/test.ts';

const TICKED = ['Passport', 'Insurance details', 'Toiletries', 'Phone and charger'];
const WHITE = 'rgb(255, 255, 255)';
const BLACK = 'rgb(0, 0, 0)';

test('a traveller packs, and finds it packed later §1.15', async ({ page, browser, origin }) => {
  await useScheme(page, 'dark');
  const list = new PackingList(page);
  await new Entrance(page).arrive('Paco');
  const created = await page.request.post('/api/trips', {
    data: {
      name: 'Winter in Seoul',
      destination: 'Seoul',
      startDate: '2027-01-11',
      endDate: '2027-01-16',
      departureAirport: 'JFK',
      arrivalAirport: 'ICN',
    },
  });
  const { id } = (await created.json()) as { id: number };
  await page.goto(`/trip/${id}`);
  await new TripPage(page).open('Packing');
  await expect(page).toHaveURL(/view=packing/);

  await test.step('ticks what is in the bag, and reloads §3.33', async () => {
    await list.tick(...TICKED);
    await expect.poll(async () => list.count()).toMatchObject({ packed: TICKED.length });
    await page.waitForLoadState('networkidle');
    await page.reload();
    for (const name of TICKED) await expect(list.item(name)).toBeChecked();
  });

  await test.step('adds something', async () => {
    const { total } = await list.count();
    await list.add('Binoculars', 2);
    await list.tick('Binoculars, 2');
    expect(await list.count()).toEqual({ packed: TICKED.length + 1, total: total + 1 });
  });

  await test.step('checks a bag, and the list follows with its ticks', async () => {
    await expect(list.item('Luggage tags')).toHaveCount(0);
    await list.chooseCheckedBags('1');
    await expect(list.item('Luggage tags')).toBeVisible();
    for (const name of [...TICKED, 'Binoculars, 2']) await expect(list.item(name)).toBeChecked();
  });

  await test.step('sees only what is left', async () => {
    await page.getByRole('switch', { name: 'Only what is left' }).check();
    await expect(list.item('Passport')).toHaveCount(0);
    await expect(list.item('Bank cards')).toBeVisible();
    await page.getByRole('switch', { name: 'Only what is left' }).uncheck();
  });

  await test.step('prints it, black on white', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(list.sheet).toBeVisible();
    await expect(list.sheet.getByText('Winter in Seoul')).toBeVisible();
    await expect(list.sheet.getByText('Binoculars × 2')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Views of this trip' })).toBeHidden();
    await expect(list.sheet).toHaveCSS('color', BLACK);
    await expect(page.locator('body')).toHaveCSS('background-color', WHITE);
    await page.emulateMedia({ media: 'screen' });
    await expect(list.sheet).toBeHidden();
  });

  await test.step('and again on another device', async () => {
    const state = await page.context().storageState();
    const context = await browser.newContext({ storageState: state, baseURL: origin });
    const other = new PackingList(await context.newPage());
    await context.pages()[0]?.goto(`/trip/${id}?view=packing`);
    await expect(other.item('Binoculars, 2')).toBeChecked();
    await context.close();
  });
});

test('a visitor packs the demo without a server', async ({ page }) => {
  const demo = new SeoulDemo(page);
  const list = new PackingList(page);
  await demo.start();
  await new TripPage(page).open('Packing');
  await list.tick(...TICKED);
  await list.add('Binoculars', 2);
  await list.chooseCheckedBags('0');
  await expect(list.item('Luggage tags')).toHaveCount(0);
  await expect(list.item('Passport')).toBeChecked();
  await page.reload();
  for (const name of TICKED) await expect(list.item(name)).toBeChecked();
  await expect(list.item('Binoculars, 2')).not.toBeChecked();
  expect(demo.asked).toEqual(['account.me', 'app.config']);
});
