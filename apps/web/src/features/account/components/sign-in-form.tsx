import { Button, Checkbox, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { LocalSignIn } from '@ooo/domain/account/user.schema';
import { checkFields } from '@ooo/domain/shared/errors/field-problem';
import { useTranslation } from 'react-i18next';
import { FormAlert } from '../../../components/form-alert.tsx';
import { OWN_DIRECTION } from '../../../components/own-direction.ts';
import { toFieldProblems } from '../../../lib/field-problems.ts';
import { useInitialFocus } from '../../../lib/use-initial-focus.ts';
import { useFieldSentences } from '../../../lib/use-field-sentences.ts';
import { focusFirstError } from '../../../lib/focus-first-error.ts';
import { useLocalSignIn } from '../api/use-local-sign-in.ts';

const SignInFields = LocalSignIn.required({ isOldEnough: true });

interface SignInFormProps {
  /** The code that the visitor came with. */
  readonly inviteCode: string | undefined;
  readonly onSignedIn: () => void;
}

/** Name and e-mail, without proof: for an installation on one's own machine. */
export function SignInForm({ inviteCode, onSignedIn }: SignInFormProps) {
  const { t } = useTranslation('entry');
  const signIn = useLocalSignIn();
  const name = useInitialFocus();
  const sayFields = useFieldSentences();
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { name: '', email: '', isOldEnough: false, inviteCode },
    validate: (values) => sayFields(checkFields(SignInFields, values)),
  });

  const submit = form.onSubmit((values) => {
    signIn.mutate(SignInFields.parse(values), {
      onSuccess: onSignedIn,
      onError: (error) => form.setErrors(sayFields(toFieldProblems(error))),
    });
  }, focusFirstError);

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        {signIn.error && <FormAlert error={signIn.error} />}
        <TextInput
          label={t('signIn.name')}
          attributes={OWN_DIRECTION}
          autoComplete="name"
          ref={name}
          key={form.key('name')}
          {...form.getInputProps('name')}
        />
        <TextInput
          label={t('signIn.email')}
          type="email"
          autoComplete="email"
          placeholder="you@example.com"
          key={form.key('email')}
          {...form.getInputProps('email')}
        />
        <Checkbox
          label={t('signIn.isOldEnough')}
          aria-invalid={form.errors['isOldEnough'] !== undefined}
          key={form.key('isOldEnough')}
          {...form.getInputProps('isOldEnough', { type: 'checkbox' })}
        />
        <Button type="submit" color="coral" loading={signIn.isPending} fullWidth>
          {t('signIn.submit')}
        </Button>
      </Stack>
    </form>
  );
}
