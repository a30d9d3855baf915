import { MantineProvider, type MantineColorSchemeManager } from '@mantine/core';
import { DatesProvider } from '@mantine/dates';
import { Notifications } from '@mantine/notifications';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import 'dayjs/locale/es';
import 'dayjs/locale/ko';
import { Provider as JotaiProvider } from 'jotai';
import { useMemo, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { i18n } from '../i18n/i18n.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { createServerTripSource } from '../lib/server-trip-source.ts';
import { TripSourceContext } from '../lib/trip-source.ts';
import { trpc, type TrpcClient } from '../lib/trpc.ts';
import { cssVariablesResolver, theme } from './theme.ts';

const TOAST_MS = 1500;

interface ProvidersProps {
  readonly client: TrpcClient;
  readonly queryClient: QueryClient;
  readonly colorSchemeManager?: MantineColorSchemeManager;
  /** `test` leaves out what moves. */
  readonly env?: 'default' | 'test';
  readonly children: ReactNode;
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
export function Providers({
  client,
  queryClient,
  colorSchemeManager,
  env = 'default',
  children,
}: ProvidersProps) {
  const source = useMemo(() => createServerTripSource(client), [client]);
  return (
    <I18nextProvider i18n={i18n}>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={cssVariablesResolver}
        defaultColorScheme="light"
        env={env}
        {...(colorSchemeManager ? { colorSchemeManager } : {})}
      >
        <trpc.Provider client={client} queryClient={queryClient}>
          <QueryClientProvider client={queryClient}>
            <TripSourceContext value={source}>
              <JotaiProvider>
                <Dates>{children}</Dates>
                <Notifications limit={1} autoClose={TOAST_MS} position="bottom-center" />
              </JotaiProvider>
            </TripSourceContext>
          </QueryClientProvider>
        </trpc.Provider>
      </MantineProvider>
    </I18nextProvider>
  );
}
