const EMPTY = 'data-empty';
const VALUE = 'aria-valuenow';

function correct(part: HTMLInputElement): void {
  if (part.hasAttribute(EMPTY)) part.removeAttribute(VALUE);
  else if (!part.hasAttribute(VALUE)) part.setAttribute(VALUE, String(Number(part.value)));
}

/**
 * A ref for one part of Mantine's time picker. Mantine gives an empty part the value 0, which is read out as a time that
 * was not chosen: this removes it. React does not know that it is gone, so once 0 is entered this has to write it.
 */
export function sayNoValueWhileEmpty(part: HTMLInputElement | null): (() => void) | undefined {
  if (!part) return undefined;
  correct(part);
  const watcher = new MutationObserver(() => correct(part));
  watcher.observe(part, { attributes: true, attributeFilter: [EMPTY] });
  return () => watcher.disconnect();
}
