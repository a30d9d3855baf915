import type { places as en } from '../en/places.ts';
import type { Translation } from '../translation.ts';

export const places: Translation<typeof en> = {};
