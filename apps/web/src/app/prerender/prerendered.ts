import type { Language } from '@ooo/domain/shared/language';

/** A page of the build that is shown until the application takes it over. */
export interface Prerendered {
  readonly language: Language;
  /** Lets it be used. */
  readonly wake: () => void;
}

/** By the element that the page is in; undefined where the application has begun without one. */
const pages = new WeakMap<HTMLElement, Prerendered | undefined>();

/** False if the application has already begun. */
export function offerPrerendered(root: HTMLElement, page: Prerendered): boolean {
  if (pages.has(root)) return false;
  pages.set(root, page);
  return true;
}

/** The page to hydrate; undefined where there is none. From now on it is too late for one. */
export function takePrerendered(root: HTMLElement): Prerendered | undefined {
  const page = pages.get(root);
  pages.set(root, page);
  return page;
}
