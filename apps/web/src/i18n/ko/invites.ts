import type { invites as en } from '../en/invites.ts';
import type { Translation } from '../translation.ts';

export const invites: Translation<typeof en> = {};
