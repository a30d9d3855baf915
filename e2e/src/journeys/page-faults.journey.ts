import { PageFaults } from '../product/page-faults.ts';
import { expect, test } from '../product/test.ts';

/** No server listens here. */
const ELSEWHERE = 'http://127.0.0.1:9';

test('forbidden behaviour is found on every page of a journey, however it was opened', async ({
  browser,
  origin,
  faults,
}) => {
  // This journey's own watch sees the same, and has to be told.
  faults.announce(/^error: written in vain/);
  faults.announce(/^warning: written in vain/);
  faults.announce(/^uncaught: Error: nobody caught this/);
  faults.announce(/Content Security Policy/);
  faults.announce(/^request to a third party: .*\/picture\.png$/);

  const context = await browser.newContext({ baseURL: origin });
  const found = new PageFaults(origin);
  found.watch(context);
  const page = await context.newPage();
  await page.goto('/privacy');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(found.report()).toEqual([]);

  await page.evaluate(`
    console.log('this is nothing');
    console.error('written in vain');
    console.warn('written in vain');
    setTimeout(() => { throw new Error('nobody caught this'); });
    new Image().src = '${ELSEWHERE}/picture.png';
  `);
  const kinds = () => new Set(found.report().map((line) => line.split(' ', 1)[0]));
  await expect.poll(kinds).toEqual(new Set(['error:', 'warning:', 'uncaught:', 'request']));
  await expect.poll(() => found.report().join('\n')).toContain('Content Security Policy');
  await context.close();
});

test('a page that leaves for a third party is found as well', async ({ page, faults }) => {
  faults.announce(/^request to a third party: http:\/\/127\.0\.0\.1:9\/$/);
  await page.goto('/privacy');
  const left = page.waitForRequest(`${ELSEWHERE}/`);
  await page.evaluate(`location.href = '${ELSEWHERE}/'`);
  await left;
});

test('a fault that was announced and never came is a fault', ({ origin }) => {
  const faults = new PageFaults(origin);
  expect(faults.report()).toEqual([]);
  faults.announce(/a fault that was mended/);
  expect(faults.report()).toEqual(['announced, and never came: /a fault that was mended/']);
});
