import { Button, Stack, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { LocalSignIn } from '@ooo/domain/account/user.schema';
import { useTranslation } from 'react-i18next';
import { FormAlert } from '../../../components/form-alert.tsx';
import { toFieldErrors } from '../../../lib/app-error.ts';

import { useLocalSignIn } from '../api/use-local-sign-in.ts';

/** Name and e-mail, without proof: for an installation on one's own machine. */
export function SignInForm({ onSignedIn }: { readonly onSignedIn: () => void }) {
  const { t } = useTranslation('account');
  const signIn = useLocalSignIn();
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { name: '', email: '' },
    validate: schemaResolver(LocalSignIn, { sync: true }),
  });

  const submit = form.onSubmit((values) => {
    signIn.mutate(LocalSignIn.parse(values), {
      onSuccess: onSignedIn,
      onError: (error) => form.setErrors(toFieldErrors(error)),
    });
  });

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        {signIn.error && <FormAlert error={signIn.error} />}
        <TextInput
          label={t('signIn.name')}
          autoComplete="name"
          data-autofocus
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
        <Button type="submit" color="coral" loading={signIn.isPending} fullWidth>
          {t('signIn.submit')}
        </Button>
      </Stack>
    </form>
  );
}
