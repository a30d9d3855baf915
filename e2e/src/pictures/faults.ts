import type { Page } from '@playwright/test';
import { findLayoutFaults } from './layout-faults.ts';

/** Problems of a page on a small screen or for a finger, each as a sentence. */
export type Faults = readonly string[];

const MIN_TARGET_PX = 44;
const MIN_FIELD_PX = 16;
/** Below this width a page is used with a finger. */
export const PHONE_BELOW = 768;

/**
 * A link within a sentence has the height of its line; what is clipped to nothing, or is there for a
 * mouse alone (`aria-hidden`), is not pressed. Where a box is small, what
 * counts is how far from its centre a press still reaches it.
 */
const script = (width: number) => `(() => {
  const found = [];
  const wide = document.documentElement.scrollWidth - ${width};
  if (wide > 0) found.push(\`\${wide} px wider than the screen\`);
  if (${width} >= ${PHONE_BELOW}) return found;
  const nameOf = (element) =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40) || element.className;
  const isShown = (element) =>
    element.closest('[aria-hidden=true]') === null &&
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const isInText = (element) => element.tagName === 'A' && getComputedStyle(element).display === 'inline';
  const reachOf = (element, across, down) => {
    const box = element.getBoundingClientRect();
    const isHit = (step) => {
      const [x, y] = [box.x + box.width / 2 + across * step, box.y + box.height / 2 + down * step];
      const hit = document.elementFromPoint(x, y);
      return element.contains(hit) || [...(element.labels ?? [])].some((label) => label.contains(hit));
    };
    let [first, last] = [0, 0];
    while (first > -${MIN_TARGET_PX} && isHit(first - 1)) first -= 1;
    while (last < ${MIN_TARGET_PX} && isHit(last + 1)) last += 1;
    return last - first + 1;
  };
  const targets = 'a[href], button, [role=button], [role=tab], select, input[type=checkbox], input[type=radio] + label, label:has(> input)';
  // Under a dialog nothing is pressed.
  const ground = document.querySelector('[aria-modal=true]') ?? document;
  for (const element of ground.querySelectorAll(targets)) {
    const { width: across, height } = element.getBoundingClientRect();
    if (across < 2 || !isShown(element) || isInText(element)) continue;
    if (Math.min(across, height) >= ${MIN_TARGET_PX} - 0.5) continue;
    // Only what is in the window, and under nothing that sticks there, can be hit.
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const [wide, high] = [Math.max(across, reachOf(element, 1, 0)), Math.max(height, reachOf(element, 0, 1))];
    if (Math.min(wide, high) < ${MIN_TARGET_PX} - 0.5) {
      found.push(\`\${Math.round(wide)} × \${Math.round(high)} px: \${nameOf(element)}\`);
    }
  }
  for (const element of document.querySelectorAll('input:not([type=checkbox], [type=radio], [type=file]), textarea, select')) {
    const size = parseFloat(getComputedStyle(element).fontSize);
    if (isShown(element) && size < ${MIN_FIELD_PX}) found.push(\`text of \${size} px: \${nameOf(element)}\`);
  }
  return [...new Set(found)];
})()`;

/** An empty list where nothing was found. Pages of 768 pixels and more are not asked how large their targets are. */
export async function findFaults(page: Page, width: number): Promise<Faults> {
  return [...(await page.evaluate<string[]>(script(width))), ...(await findLayoutFaults(page))];
}
