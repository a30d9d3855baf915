import type { map as en } from '../en/map.ts';
import type { Translation } from '../translation.ts';

export const map: Translation<typeof en> = {};
