import type { tickets as en } from '../en/tickets.ts';
import type { Translation } from '../translation.ts';

export const tickets: Translation<typeof en> = {};
