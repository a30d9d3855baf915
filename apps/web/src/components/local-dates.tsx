import { DatesProvider } from '@mantine/dates';
import '@mantine/dates/styles.layer.css';
import type { ReactNode } from 'react';
import { useLanguage } from '../i18n/use-language.ts';
import { usePreferences } from '../lib/preferences/use-preferences.ts';
import { firstWeekday } from '../lib/preferences/week-start.ts';
import { nameCalendarDays } from './calendar-locale.ts';

/** Months in the reader's language, with the weeks as they begin there or are wanted. Around each month, so that only those load it. */
export function LocalDates({ children }: { readonly children: ReactNode }) {
  const language = useLanguage();
  const { weekStart } = usePreferences();
  nameCalendarDays(language);
  return (
    <DatesProvider
      settings={{
        locale: language,
        firstDayOfWeek: firstWeekday(weekStart, language),
        weekendDays: [],
      }}
    >
      {children}
    </DatesProvider>
  );
}
