import { expect, test } from '../product/test.ts';

test('the built application says whose code and fonts it ships', async ({ page }) => {
  const answer = await page.request.get('/third-party-licences.txt');
  expect(answer.headers()['content-type']).toMatch(/^text\/plain/);
  const text = await answer.text();
  for (const entry of [
    /^## leaflet - [\d.]+ \(BSD-2-Clause\)$/m,
    /^## react-leaflet - [\d.]+ \(Hippocratic-2\.1\)$/m,
    /^## pdfjs-dist - [\d.]+ \(Apache-2\.0\)$/m,
    // Only files of these are shipped.
    /^## @fontsource-variable\/noto-sans-kr - [\d.]+ \(OFL-1\.1\)$/m,
    /^## country-flag-emoji-polyfill - [\d.]+ \(MIT\)$/m,
  ])
    expect(text).toMatch(entry);
  // React's own, as a sample of the texts.
  expect(text).toContain('Copyright (c) Meta Platforms, Inc. and affiliates.');
});
