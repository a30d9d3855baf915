import { expect, type Page } from '@playwright/test';

/**
 * Pairs of words that overlap. Only content in the flow is compared: what floats above the page, sticks
 * to an edge, is placed on a map or a grid of hours, or scrolls in a box of its own lies over something by intent.
 */
const OVERLAPS = `(() => {
  const PART_PX = 3;
  const dialogs = [...document.querySelectorAll('[role=dialog]')].filter((one) => one.checkVisibility());
  const root = dialogs.at(-1) ?? document.querySelector('main');
  const flows = (element) => {
    for (let at = element; at && at !== root; at = at.parentElement) {
      const { position, overflowX, overflowY, clipPath } = getComputedStyle(at);
      if (position === 'absolute' || position === 'fixed' || position === 'sticky') return false;
      if ([overflowX, overflowY].some((value) => value !== 'visible') || clipPath !== 'none') return false;
    }
    return true;
  };
  const lines = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement, data } = walker.currentNode;
    const isSeen = { opacityProperty: true, visibilityProperty: true };
    if (data.trim() === '' || !parentElement?.checkVisibility(isSeen) || !flows(parentElement)) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    for (const box of range.getClientRects()) lines.push({ box, data: data.trim().slice(0, 30), parentElement });
  }
  const over = (one, other) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > PART_PX &&
    // The boxes of lines reach into each other where lines are close.
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) >
      0.4 * Math.min(one.height, other.height);
  const found = [];
  lines.forEach((one, at) => {
    for (const other of lines.slice(at + 1))
      if (one.parentElement !== other.parentElement && over(one.box, other.box))
        found.push(one.data + ' / ' + other.data);
  });
  return [...new Set(found)];
})()`;

/** No words of the page, or of the dialog above it, overlap. */
export async function expectNoOverlap(page: Page, where: string): Promise<void> {
  expect.soft(await page.evaluate(OVERLAPS), where).toEqual([]);
}
