import { DatesProvider } from '@mantine/dates';
import '@mantine/dates/styles.layer.css';
import 'dayjs/locale/es';
import 'dayjs/locale/ko';
import type { ReactNode } from 'react';
import { useLanguage } from '../i18n/use-language.ts';

/** Months in the reader's language, with the weeks as they begin there. Around each month, so that only those load it. */
export function LocalDates({ children }: { readonly children: ReactNode }) {
  const language = useLanguage();
  return (
    <DatesProvider
      settings={{ locale: language, firstDayOfWeek: language === 'es' ? 1 : 0, weekendDays: [] }}
    >
      {children}
    </DatesProvider>
  );
}
