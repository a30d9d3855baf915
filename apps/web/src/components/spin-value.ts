const EMPTY = 'data-empty';
const VALUE = 'aria-valuenow';

function correct(part: HTMLInputElement): void {
  if (part.hasAttribute(EMPTY)) part.removeAttribute(VALUE);
  else if (!part.hasAttribute(VALUE)) part.setAttribute(VALUE, String(Number(part.value)));
}

/**
 * For a part of Mantine's time picker, as its ref: Mantine gives one that is empty the value 0, which is read out as a time
 * that nobody chose. It has no value then; and as React takes the 0 for written, the first 0 is written here.
 */
export function sayNoValueWhileEmpty(part: HTMLInputElement | null): (() => void) | undefined {
  if (!part) return undefined;
  correct(part);
  const watcher = new MutationObserver(() => correct(part));
  watcher.observe(part, { attributes: true, attributeFilter: [EMPTY] });
  return () => watcher.disconnect();
}
