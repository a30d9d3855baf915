import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { toAppError } from '../../../lib/app-error.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useAppConfig } from './use-app-config.ts';

const ASK_AGAIN_MS = 30_000;

/** True while changes have to wait. A refused change tells when it begins. */
export function useMaintenance(): boolean {
  const queryClient = useQueryClient();
  const utils = trpc.useUtils();
  const isOn = useAppConfig().data?.maintenance === true;
  useEffect(
    () =>
      queryClient.getMutationCache().subscribe(({ type, mutation }) => {
        const isRefused = type === 'updated' && mutation.state.status === 'error';
        if (isRefused && toAppError(mutation.state.error)?.code === 'MAINTENANCE') {
          void utils.app.config.invalidate();
        }
      }),
    [queryClient, utils],
  );
  useEffect(() => {
    if (!isOn) return undefined;
    const timer = setInterval(() => void utils.app.config.invalidate(), ASK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isOn, utils]);
  return isOn;
}
