import type { LocalSignIn } from '@ooo/domain/account/user.schema';
import { useMutation } from '@tanstack/react-query';
import { useLanguage } from '../../../i18n/use-language.ts';
import { sendJson } from '../../../lib/http.ts';
import { trpc } from '../../../lib/trpc.ts';

/** Signs in by name and e-mail, where the installation allows it; a new account speaks the visitor's language. */
export function useLocalSignIn() {
  const utils = trpc.useUtils();
  const language = useLanguage();
  return useMutation({
    mutationFn: (person: LocalSignIn) => sendJson('/api/login/local', { ...person, language }),
    onSuccess: () => utils.invalidate(),
  });
}
