import { fold } from '../shared/fold.ts';

const PREFIX = 'own-';
const LENGTH = 60;

/** An own item is known by its name, in whatever case and with whatever accents it is written. */
export function ownItemId(name: string): string {
  // A name of nothing but signs is its own id.
  const slug = fold(name).replaceAll(' ', '-') || name;
  return `${PREFIX}${slug}`.slice(0, LENGTH).toWellFormed();
}

export function isOwnItemId(id: string): boolean {
  return id.startsWith(PREFIX);
}
