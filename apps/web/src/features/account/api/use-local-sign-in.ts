import type { LocalSignIn } from '@ooo/domain/account/user.schema';
import { useMutation } from '@tanstack/react-query';
import { sendJson } from '../../../lib/http.ts';
import { trpc } from '../../../lib/trpc.ts';

/** Signs in by name and e-mail, where the installation allows it. */
export function useLocalSignIn() {
  const utils = trpc.useUtils();
  return useMutation({
    mutationFn: (person: LocalSignIn) => sendJson('/api/login/local', person),
    onSuccess: () => utils.invalidate(),
  });
}
