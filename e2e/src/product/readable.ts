import { expect, type Page } from '@playwright/test';

/**
 * How far the page is wider than its window, and whose words are cut with no way to read the rest: what ends in an
 * ellipsis or after some lines says so, and what scrolls can be read.
 */
const UNREADABLE = `(() => {
  const width = document.documentElement.clientWidth;
  const isShown = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const isCut = (element) => {
    const { overflowX, overflowY, textOverflow, webkitLineClamp, lineHeight } = getComputedStyle(element);
    const isClipped = [overflowX, overflowY].some((value) => value === 'hidden' || value === 'clip');
    if (!isClipped || textOverflow === 'ellipsis' || webkitLineClamp !== 'none') return false;
    // Only for a screen reader.
    if (element.closest('.mantine-VisuallyHidden-root')) return false;
    // Letters reach slightly beyond a line of their own height.
    const reach = 0.4 * (parseFloat(lineHeight) || 32);
    return (
      element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + reach
    );
  };
  const words = [...document.querySelectorAll('main *, [role=dialog] *')].filter(
    (element) =>
      element instanceof HTMLElement &&
      [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim() !== '') &&
      isShown(element),
  );
  return {
    pixels: Math.max(0, document.documentElement.scrollWidth - width),
    cut: [...new Set(words.filter(isCut).map((element) => element.textContent.trim().slice(0, 40)))],
  };
})()`;

/** All words of the page and of its dialogs can be read, and it is no wider than its window. */
export async function expectReadable(page: Page, where: string): Promise<void> {
  expect.soft(await page.evaluate(UNREADABLE), where).toEqual({ pixels: 0, cut: [] });
}
