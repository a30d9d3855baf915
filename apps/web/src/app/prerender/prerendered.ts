import type { Language } from '@ooo/domain/shared/language';

/** A page of the build that is shown until the application takes it over. */
export interface Prerendered {
  readonly language: Language;
  /** Lets it be used. */
  readonly wake: () => void;
}

let shown: Prerendered | undefined;
let isTaken = false;

/** False if the application has already begun without one. */
export function offerPrerendered(page: Prerendered): boolean {
  if (!isTaken) shown = page;
  return !isTaken;
}

/** The page to hydrate; undefined where there is none. From now on it is too late for one. */
export function takePrerendered(): Prerendered | undefined {
  isTaken = true;
  return shown;
}
