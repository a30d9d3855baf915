import { type DayWishes, usualDay } from '@ooo/domain/scheduling/pace';
import { useMemo } from 'react';
import { usePreferences } from '../../../lib/preferences/use-preferences.ts';

/** An ordinary day by the preferences in force. */
export function useUsualDay(): DayWishes {
  const { pace, dayStart, dayEnd } = usePreferences();
  return useMemo(() => usualDay({ pace, dayStart, dayEnd }), [pace, dayStart, dayEnd]);
}
