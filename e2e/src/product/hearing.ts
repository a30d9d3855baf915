import type { Page } from '@playwright/test';

/** What a page has announced to screen readers. */
export interface Heard {
  readonly said: () => readonly string[];
  readonly forget: () => void;
}

/**
 * Runs in the page. A live region is heard when its text changes after it was inserted. One that is inserted together with
 * its text is heard only if it is an alert: that is all that screen readers agree on. Busy and hidden regions are silent.
 */
const LISTEN = `(() => {
  const REGIONS = '[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log], output';
  // Announced as a whole, whichever part of them changes. */
  const WHOLE = '[aria-atomic=true], [role=status], [role=alert], output';
  const SILENT = '[aria-busy=true], [aria-hidden=true], [hidden]';
  const known = new WeakSet();
  const regionsIn = (element) => [
    ...(element.matches(REGIONS) ? [element] : []),
    ...element.querySelectorAll(REGIONS),
  ];
  const say = (node) => {
    const element = node instanceof Element ? node : node.parentElement;
    const text = (node.innerText ?? node.textContent).replaceAll(/\\s+/g, ' ').trim();
    if (text !== '' && element && !element.closest(SILENT)) globalThis.hear(text);
  };
  const hear = (changes) => {
    const changed = new Set();
    for (const { target, addedNodes } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      const region = element?.closest(REGIONS);
      if (!known.has(region)) continue;
      if (!region.matches(WHOLE)) addedNodes.forEach((node) => changed.add(node));
      else if (target instanceof Text || addedNodes.length > 0) changed.add(region);
    }
    for (const element of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(element instanceof Element)) continue;
      for (const region of regionsIn(element)) {
        if (!known.has(region) && region.matches('[role=alert]')) changed.add(region);
        known.add(region);
      }
    }
    changed.forEach(say);
  };
  const all = { subtree: true, childList: true, characterData: true };
  new MutationObserver(hear).observe(document, all);
})();`;

/** To be called before the first page is opened. */
export async function listenIn(page: Page): Promise<Heard> {
  const said: string[] = [];
  await page.exposeFunction('hear', (text: string) => {
    said.push(text);
  });
  await page.addInitScript({ content: LISTEN });
  return {
    said: () => said,
    forget: () => {
      said.length = 0;
    },
  };
}
