import type { ChosenPreferences } from '@ooo/domain/shared/preferences';
import { createContext } from 'react';

/** The account's preferences; empty for a visitor, and outside a provider. */
export const AccountPreferences = createContext<ChosenPreferences>({});
