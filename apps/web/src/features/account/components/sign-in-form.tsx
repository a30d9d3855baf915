import { Button, Checkbox, Stack, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { LocalSignIn } from '@ooo/domain/account/user.schema';
import { useTranslation } from 'react-i18next';
import { FormAlert } from '../../../components/form-alert.tsx';
import { OWN_DIRECTION } from '../../../components/own-direction.ts';
import { toFieldErrors } from '../../../lib/field-errors.ts';
import { useInitialFocus } from '../../../lib/use-initial-focus.ts';
import { useFieldMessages } from '../../../lib/field-messages.ts';
import { focusFirstError } from '../../../lib/focus-first-error.ts';
import { useLocalSignIn } from '../api/use-local-sign-in.ts';

const SignInFields = LocalSignIn.required({ isOldEnough: true });

const checkFields = schemaResolver(SignInFields, { sync: true });

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
  const translateFields = useFieldMessages();
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { name: '', email: '', isOldEnough: false, inviteCode },
    validate: (values) => translateFields(checkFields(values)),
  });

  const submit = form.onSubmit((values) => {
    signIn.mutate(SignInFields.parse(values), {
      onSuccess: onSignedIn,
      onError: (error) => form.setErrors(translateFields(toFieldErrors(error))),
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
