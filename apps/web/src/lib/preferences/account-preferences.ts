import type { ChosenPreferences } from '@ooo/domain/shared/preferences';
import { createContext } from 'react';

/** What the account has chosen; nothing for a visitor, and around everything that knows no account. */
export const AccountPreferences = createContext<ChosenPreferences>({});
