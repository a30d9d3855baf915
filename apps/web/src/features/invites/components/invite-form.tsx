import { Button, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { InviteCheck } from '@ooo/domain/account/invite.schema';
import { checkFields } from '@ooo/domain/shared/errors/field-problem';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../components/notice.tsx';
import { toOwnSentence } from '../../../i18n/own-sentence.ts';
import { toAppError } from '../../../lib/app-error.ts';
import { useInitialFocus } from '../../../lib/use-initial-focus.ts';
import { useErrorSentence } from '../../../lib/use-error-sentence.ts';
import { useFieldSentences } from '../../../lib/use-field-sentences.ts';
import { focusFirstError } from '../../../lib/focus-first-error.ts';
import { useCheckInvite } from '../api/use-check-invite.ts';
import classes from './invite-form.module.css';

const Fields = InviteCheck.pick({ code: true });

interface InviteFormProps {
  readonly email: string | null;
  readonly code: string;
  readonly onAccess: () => void;
}

/** One field; a code that does not let in says why and stays in the field. */
export function InviteForm({ email, code: givenCode, onAccess }: InviteFormProps) {
  const { t } = useTranslation('invites');
  const check = useCheckInvite();
  const field = useInitialFocus();
  const sentenceOf = useErrorSentence();
  const sayFields = useFieldSentences();
  const form = useForm({
    initialValues: { code: givenCode.toUpperCase() },
    validate: (values) => sayFields(checkFields(Fields, values)),
  });

  const submit = form.onSubmit(async ({ code }) => {
    if (email === null) return;
    if (await check.tryCode({ email, code })) onAccess();
  }, focusFirstError);

  const problem = findProblem();
  function findProblem(): string | undefined {
    if (email === null && form.isTouched()) return t('noEmail');
    if (check.error) return toAppError(check.error) ? sentenceOf(check.error) : t('failed');
    if (check.answer?.access === false) return toOwnSentence(check.answer) || t('denied');
    return undefined;
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        {problem !== undefined && <Notice kind="error" title={problem} />}
        <TextInput
          label={t('field')}
          placeholder={t('placeholder')}
          description={t('hint')}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          autoComplete="off"
          ref={field}
          autoCapitalize="characters"
          spellCheck={false}
          classNames={{ input: classes.code ?? '' }}
          {...form.getInputProps('code')}
          onChange={(event) => form.setFieldValue('code', event.currentTarget.value.toUpperCase())}
        />
        <Button type="submit" color="coral" fullWidth disabled={check.isPending}>
          {check.isPending ? t('pending') : t('submit')}
        </Button>
      </Stack>
    </form>
  );
}
