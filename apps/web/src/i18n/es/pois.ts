import type { pois as en } from '../en/pois.ts';
import type { Translation } from '../translation.ts';

export const pois: Translation<typeof en> = {};
