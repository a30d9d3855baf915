import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { FeedbackCreate, MAX_FEEDBACK_CHARACTERS } from '@ooo/domain/admin/feedback.schema';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { FormAlert } from '../../../components/form-alert.tsx';
import { OWN_DIRECTION } from '../../../components/own-direction.ts';
import { ResponsiveModal } from '../../../components/responsive-modal.tsx';
import { useAtom } from '../../../lib/jotai.ts';
import { toast } from '../../../lib/toast.ts';
import { useSubmitFeedback } from '../api/use-submit-feedback.ts';
import { feedbackDraftAtom } from '../state/draft.atoms.ts';

/** A few words for the people behind OOO; they read them in the control deck. */
export function FeedbackDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(['feedback', 'common']);
  const [message, setMessage] = useAtom(feedbackDraftAtom);
  const submission = useSubmitFeedback(() => {
    toast({ title: t('feedback:done'), message: t('feedback:doneText') });
    setMessage('');
    onClose();
  });

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const feedback = FeedbackCreate.safeParse({ message });
    if (feedback.success) submission.mutate(feedback.data);
    else
      toast({
        title: t('feedback:empty'),
        message: t('feedback:emptyText'),
        variant: 'destructive',
      });
  };

  return (
    <ResponsiveModal opened onClose={onClose} title={t('feedback:title')} size="32rem">
      <form onSubmit={submit}>
        <Stack gap="md">
          {submission.error && <FormAlert error={submission.error} />}
          <Text size="sm" c="var(--ooo-muted)">
            {t('feedback:text')}
          </Text>
          <Textarea
            label={t('feedback:field')}
            attributes={OWN_DIRECTION}
            rows={6}
            resize="vertical"
            maxLength={MAX_FEEDBACK_CHARACTERS}
            data-autofocus
            value={message}
            onChange={(event) => setMessage(event.currentTarget.value)}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t('common:cancel')}
            </Button>
            <Button type="submit" color="coral" loading={submission.isPending}>
              {t('feedback:submit')}
            </Button>
          </Group>
        </Stack>
      </form>
    </ResponsiveModal>
  );
}
