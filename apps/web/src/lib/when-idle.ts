/** The first screen is drawn in this time after its scripts have come, on a slow machine too. */
const FIRST_SCREEN_MS = 1000;

const firstScreen = (async () => {
  if (document.readyState === 'complete') return;
  await new Promise((resolve) => {
    window.addEventListener('load', resolve, { once: true });
  });
  await new Promise((resolve) => {
    setTimeout(resolve, FIRST_SCREEN_MS);
  });
})();

/** Resolves once the first screen is there and the page has nothing to do, for what no one waits for. */
export async function whenIdle(): Promise<void> {
  await firstScreen;
  await new Promise<unknown>((resolve) => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in window) window.requestIdleCallback(resolve);
    else setTimeout(resolve, 1);
  });
}
