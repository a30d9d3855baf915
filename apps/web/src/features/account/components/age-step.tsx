import { Button, Card, Checkbox, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { AgeConfirmation } from '@ooo/domain/account/user.schema';
import { checkFields } from '@ooo/domain/shared/errors/field-problem';
import { useTranslation } from 'react-i18next';
import { serverPaths } from '../../../lib/paths.ts';
import { FormAlert } from '../../../components/form-alert.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
import { Rings } from '../../../components/rings.tsx';
import { useFieldSentences } from '../../../lib/use-field-sentences.ts';
import { focusFirstError } from '../../../lib/focus-first-error.ts';
import { useConfirmAge } from '../api/use-confirm-age.ts';

/** Asks for the age once, before anything else: without an answer the user can only sign out. */
export function AgeStep() {
  const { t } = useTranslation('entry');
  const confirmation = useConfirmAge();
  const sayFields = useFieldSentences();
  const form = useForm({
    initialValues: { isOldEnough: false },
    validate: (values) => sayFields(checkFields(AgeConfirmation, values)),
  });
  const submit = form.onSubmit(
    (values) => confirmation.mutate(AgeConfirmation.parse(values)),
    focusFirstError,
  );
  return (
    <Card withBorder padding="lg">
      <form onSubmit={submit} noValidate>
        <Stack gap="lg">
          <Stack gap={4} align="center" ta="center">
            <Rings size={28} />
            <PageTitle mt="sm" text={t('age.title')} />
            <Text c="var(--ooo-muted)">{t('age.text')}</Text>
          </Stack>
          {confirmation.error && <FormAlert error={confirmation.error} />}
          <Checkbox
            label={t('signIn.isOldEnough')}
            aria-invalid={form.errors['isOldEnough'] !== undefined}
            {...form.getInputProps('isOldEnough', { type: 'checkbox' })}
          />
          <Button type="submit" color="coral" loading={confirmation.isPending} fullWidth>
            {t('age.submit')}
          </Button>
          <Button component="a" href={serverPaths.signOut} variant="subtle" fullWidth>
            {t('age.signOut')}
          </Button>
        </Stack>
      </form>
    </Card>
  );
}
