/** The first screen is whole in this time after its scripts have come and something was painted. */
const FIRST_SCREEN_MS = 1000;

const FIRST_PAINT = 'first-contentful-paint';

/** Resolves once the page was painted: a slow machine does that long after everything has come. */
async function whenPainted(): Promise<void> {
  // Nobody looks at a page in the background, and it is not painted.
  if (document.hidden || performance.getEntriesByName(FIRST_PAINT).length > 0) return;
  await new Promise<void>((resolve) => {
    const observer = new PerformanceObserver((entries) => {
      if (entries.getEntriesByName(FIRST_PAINT).length === 0) return;
      observer.disconnect();
      resolve();
    });
    observer.observe({ type: 'paint', buffered: true });
    // A page that goes to the background before it was painted.
    document.addEventListener('visibilitychange', () => resolve(), { once: true });
  });
}

const firstScreen = (async () => {
  if (document.readyState === 'complete') return;
  await new Promise((resolve) => {
    window.addEventListener('load', resolve, { once: true });
  });
  await whenPainted();
  await new Promise((resolve) => {
    setTimeout(resolve, FIRST_SCREEN_MS);
  });
})();

/** Resolves once the first screen is there and the page has nothing to do, for what nobody waits for. */
export async function whenIdle(): Promise<void> {
  await firstScreen;
  await new Promise<unknown>((resolve) => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in window) window.requestIdleCallback(resolve);
    else setTimeout(resolve, 1);
  });
}
