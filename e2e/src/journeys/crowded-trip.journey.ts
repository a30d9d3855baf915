import type { Page } from '@playwright/test';
import { ByHand } from '../pages/by-hand.ts';
import { type SavedPlace, SavedTrip } from '../pages/saved-trip.ts';
import { TripPage, type View } from '../pages/trip-page.ts';
import { useScheme } from '../product/accessible.ts';
import { expect, test } from '../product/test.ts';

const SEOUL = { destination: 'Seoul', startDate: '2025-10-10', endDate: '2025-10-14' };
const BUSY_DAY = '2025-10-11';
const MOST_PLACES = 500;
const STOPS = 40;

/** As long as a name can be, 200 characters, in one word, in many, from right to left and in pictures. */
const NAMES = [
  'Gyeongbokgung'.repeat(16).slice(0, 200),
  'The Very Long Hall of Ten Thousand Names '.repeat(5).trim().slice(0, 200),
  'متحف قصر كيونغبوك الوطني '.repeat(9).trim().slice(0, 200),
  '🏯🌸👨‍👩‍👧‍👦🇰🇷'.repeat(9),
];

/** An hour each, begun every 20 minutes from 8:00: all of them overlap. */
function makeBusyDay(): SavedPlace[] {
  return Array.from({ length: STOPS }, (_, index) => {
    const startMin = 8 * 60 + index * 20;
    const startTime = `${String(Math.floor(startMin / 60)).padStart(2, '0')}:${String(startMin % 60).padStart(2, '0')}`;
    return {
      name: NAMES[index] ?? `Stop ${index + 1}`,
      tag: 'tour',
      date: BUSY_DAY,
      startTime,
      duration: 60,
      location: {
        coordinates: [126.95 + (index % 8) * 0.01, 37.54 + Math.floor(index / 8) * 0.01],
      },
    };
  });
}

function makeIdeas(count: number): SavedPlace[] {
  return Array.from({ length: count }, (_, index) => ({
    name: `Idea ${index + 1}`,
    tag: 'tour',
    location: { coordinates: [126.9 + (index % 23) * 0.01, 37.5 + Math.floor(index / 23) * 0.005] },
  }));
}

/** How far the page is wider than its window, and controls outside it that cannot be scrolled to. */
const OUTSIDE = `(() => {
  const width = document.documentElement.clientWidth;
  const isReached = (element) => {
    if (element === null || element === document.body) return false;
    if (/auto|scroll/.test(getComputedStyle(element).overflowX)) return true;
    return element.classList.contains('leaflet-container') || isReached(element.parentElement);
  };
  const isOutside = (element) => {
    const { left, right, width: own } = element.getBoundingClientRect();
    return own > 0 && (right > width + 1 || left < -1) && !isReached(element);
  };
  const buttons = [...document.querySelectorAll('button, a')].filter(isOutside);
  return {
    pixels: Math.max(0, document.documentElement.scrollWidth - width),
    buttons: buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent),
  };
})()`;

async function expectNoOverflow(page: Page, where: string): Promise<void> {
  expect(await page.evaluate(OUTSIDE), where).toEqual({ pixels: 0, buttons: [] });
}

for (const width of [1440, 390]) {
  test(`five hundred places and a day of forty stops, ${width} pixels wide`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height: 844 });
    await useScheme(page, 'light');
    const saved = await SavedTrip.make(page, SEOUL);
    await saved.save(makeBusyDay());
    await saved.save(makeIdeas(MOST_PLACES - STOPS));
    const trip = new TripPage(page);

    await test.step('one more is refused with a sentence', async () => {
      const data = { tripId: saved.id, name: 'One more' };
      const answer = await page.request.post('/api/pois', { data });
      expect(answer.status()).toBe(422);
      expect(await answer.text()).toContain('A trip can have at most 500 places.');
    });

    await test.step('every view has room for them', async () => {
      for (const view of [
        'Map',
        'Calendar',
        'Places',
        'Packing',
        'Discover',
      ] as const satisfies View[]) {
        await saved.open(`?day=${BUSY_DAY}`);
        await trip.show(view);
        await expectNoOverflow(page, `${view} at ${width}`);
      }
    });

    await test.step('long names stay within their sheet', async () => {
      await saved.open(`?view=calendar&day=${BUSY_DAY}&span=month`);
      for (const name of NAMES) {
        const block = page.locator('[data-drop=hours]').getByText(name, { exact: true });
        await block.first().click();
        await page.getByRole('menuitem', { name: 'Details' }).click();
        await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toHaveText(name);
        await expectNoOverflow(page, `the sheet of ${name} at ${width}`);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
      }
    });

    await test.step('a stop is moved among the forty, and back', async () => {
      await saved.open(`?view=calendar&day=${BUSY_DAY}&span=month`);
      const hand = new ByHand(page);
      for (const name of ['Stop 20', NAMES[0] ?? '']) {
        const handle = page.getByRole('button', { name: `Move ${name}`, exact: true });
        await hand.moveByKeys(handle.first(), 'ArrowRight');
        const undo = page.getByRole('button', { name: 'Undo', exact: true });
        await expect(undo).toBeInViewport({ ratio: 1 });
        await expect(page.getByText(`${name}: Sun 12 Oct`).first()).toBeVisible();
        await hand.undo();
        const stop = (await saved.places()).find((place) => place.name === name);
        expect(stop).toMatchObject({ date: BUSY_DAY });
      }
    });
  });
}

test('a name of 300 characters is refused with the reason', async ({ page }) => {
  await useScheme(page, 'light');
  const saved = await SavedTrip.make(page, SEOUL);
  const name = 'x'.repeat(300);
  const answer = await page.request.post('/api/pois', { data: { tripId: saved.id, name } });
  expect(answer.status()).toBe(400);
  const body: unknown = await answer.json();
  expect(body).toMatchObject({ details: { fields: { name: expect.stringContaining('200') } } });
});
