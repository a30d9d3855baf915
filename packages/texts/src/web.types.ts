import type { en } from './en/web/resources.ts';
import type { Translation } from './translation.ts';

/** Every text of the interface, by namespace. */
export type WebTexts = Translation<typeof en>;
