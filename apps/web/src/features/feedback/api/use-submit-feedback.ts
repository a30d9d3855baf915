import { trpc } from '../../../lib/trpc.ts';

export function useSubmitFeedback(onSubmitted: () => void) {
  return trpc.feedback.submit.useMutation({ onSuccess: onSubmitted });
}
