import { MantineProvider, type MantineColorSchemeManager } from '@mantine/core';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { Suspense, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Announcer } from '../components/announcer.tsx';
import { labThemeAtom } from '../features/admin/state/style.atoms.ts';
import { i18n } from '../i18n/i18n.ts';
import { Provider as JotaiProvider, useAtomValue } from '../lib/jotai.ts';
import { later } from '../lib/later.ts';
import { cssVariablesResolver, theme } from '../lib/theme.ts';
import { loadToasts } from '../lib/toast.ts';
import { trpc, type TrpcClient } from '../lib/trpc.ts';
import { whenIdle } from '../lib/when-idle.ts';
import { ThemeClass } from './theme-class.tsx';

// An earlier toast waits for it.
const Toasts = later(async () => {
  await whenIdle();
  const [module] = await Promise.all([import('./toasts.tsx'), loadToasts()]);
  return module;
}, 'Toasts');

interface ThemeProps {
  readonly colorSchemeManager?: MantineColorSchemeManager | undefined;
  /** `test` leaves out animations. */
  readonly env?: 'default' | 'test';
  readonly children: ReactNode;
}

interface ProvidersProps extends ThemeProps {
  readonly client: TrpcClient;
  readonly queryClient: QueryClient;
}

const PRODUCT = { theme, cssVariablesResolver };

/** The product's theme, with the style that the experimental controls have put in force. */
function Theme({ colorSchemeManager, env = 'default', children }: ThemeProps) {
  const style = useAtomValue(labThemeAtom) ?? PRODUCT;
  return (
    <MantineProvider
      theme={style.theme}
      cssVariablesResolver={style.cssVariablesResolver}
      defaultColorScheme="auto"
      env={env}
      {...(colorSchemeManager ? { colorSchemeManager } : {})}
    >
      <ThemeClass />
      {children}
    </MantineProvider>
  );
}

/** Everything that is around the screens: theme, texts, server state, interface state. */
export function Providers({ client, queryClient, children, ...theme }: ProvidersProps) {
  return (
    <I18nextProvider i18n={i18n}>
      <JotaiProvider>
        <Theme {...theme}>
          <trpc.Provider client={client} queryClient={queryClient}>
            <QueryClientProvider client={queryClient}>
              {children}
              <Announcer />
              <Suspense>
                <Toasts />
              </Suspense>
            </QueryClientProvider>
          </trpc.Provider>
        </Theme>
      </JotaiProvider>
    </I18nextProvider>
  );
}
