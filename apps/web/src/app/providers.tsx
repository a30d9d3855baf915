import { MantineProvider, type MantineColorSchemeManager } from '@mantine/core';
import { DatesProvider } from '@mantine/dates';
import { Notifications } from '@mantine/notifications';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import 'dayjs/locale/es';
import 'dayjs/locale/ko';
import { useMemo, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { toLabTheme } from '../features/admin/lib/lab-theme.ts';
import { styleAtom } from '../features/admin/state/style.atoms.ts';
import { i18n } from '../i18n/i18n.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { Provider as JotaiProvider, useAtomValue } from '../lib/jotai.ts';
import { trpc, type TrpcClient } from '../lib/trpc.ts';
import { ThemeClass } from './theme-class.tsx';

const TOAST_MS = 1500;

interface ThemeProps {
  readonly colorSchemeManager?: MantineColorSchemeManager | undefined;
  /** `test` leaves out what moves. */
  readonly env?: 'default' | 'test';
  readonly children: ReactNode;
}

interface ProvidersProps extends ThemeProps {
  readonly client: TrpcClient;
  readonly queryClient: QueryClient;
}

/** The product's theme, with the style that the experimental controls have put in force. */
function Theme({ colorSchemeManager, env = 'default', children }: ThemeProps) {
  const style = useAtomValue(styleAtom);
  const lab = useMemo(() => toLabTheme(style), [style]);
  return (
    <MantineProvider
      theme={lab.theme}
      cssVariablesResolver={lab.cssVariablesResolver}
      defaultColorScheme="light"
      env={env}
      {...(colorSchemeManager ? { colorSchemeManager } : {})}
    >
      <ThemeClass />
      {children}
    </MantineProvider>
  );
}

function Dates({ children }: { readonly children: ReactNode }) {
  const language = useLanguage();
  return (
    <DatesProvider
      settings={{ locale: language, firstDayOfWeek: language === 'es' ? 1 : 0, weekendDays: [] }}
    >
      {children}
    </DatesProvider>
  );
}

/** Everything that stands around the screens: theme, texts, server state, interface state. */
export function Providers({ client, queryClient, children, ...theme }: ProvidersProps) {
  return (
    <I18nextProvider i18n={i18n}>
      <JotaiProvider>
        <Theme {...theme}>
          <trpc.Provider client={client} queryClient={queryClient}>
            <QueryClientProvider client={queryClient}>
              <Dates>{children}</Dates>
              {/* Stacked, a toast waits while the focus is in it. */}
              <Notifications
                limit={1}
                autoClose={TOAST_MS}
                position="bottom-center"
                layout="stacked"
              />
            </QueryClientProvider>
          </trpc.Provider>
        </Theme>
      </JotaiProvider>
    </I18nextProvider>
  );
}
