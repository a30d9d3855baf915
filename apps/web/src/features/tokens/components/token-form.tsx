import { Button, Group, Select, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { AccessTokenCreate, TokenScope } from '@ooo/domain/account/access-token.schema';
import { checkFields } from '@ooo/domain/shared/errors/field-problem';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormAlert } from '../../../components/form-alert.tsx';
import { useFieldSentences } from '../../../lib/use-field-sentences.ts';
import { focusFirstError } from '../../../lib/focus-first-error.ts';

const EXPIRIES = ['7', '30', '90', '365', 'never'] as const;
type Expiry = (typeof EXPIRIES)[number];

interface TokenFormProps {
  readonly error: unknown;
  readonly isPending: boolean;
  readonly onSubmit: (token: AccessTokenCreate) => void;
  readonly onCancel: () => void;
}

/** The default token has few rights: reading, for ninety days. */
export function TokenForm({ error, isPending, onSubmit, onCancel }: TokenFormProps) {
  const { t } = useTranslation(['settings', 'common']);
  const [expiry, setExpiry] = useState<Expiry>('90');
  const sayFields = useFieldSentences();
  const form = useForm<{ name: string; scope: TokenScope }>({
    initialValues: { name: '', scope: 'read' },
    validate: (values) => sayFields(checkFields(AccessTokenCreate, values)),
  });
  const submit = form.onSubmit((values) => {
    const expiresInDays = expiry === 'never' ? {} : { expiresInDays: Number(expiry) };
    onSubmit(AccessTokenCreate.parse({ ...values, ...expiresInDays }));
  }, focusFirstError);
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        {Boolean(error) && <FormAlert error={error} />}
        <TextInput
          label={t('settings:tokens.name')}
          placeholder={t('settings:tokens.namePlaceholder')}
          autoComplete="off"
          data-autofocus
          {...form.getInputProps('name')}
        />
        <Select<TokenScope>
          label={t('settings:tokens.scope')}
          data={TokenScope.options.map((scope) => ({
            value: scope,
            label: t(`settings:tokens.scopes.${scope}`),
          }))}
          value={form.values.scope}
          allowDeselect={false}
          onChange={(scope) => scope && form.setFieldValue('scope', scope)}
        />
        <Select<Expiry>
          label={t('settings:tokens.expiry')}
          data={EXPIRIES.map((value) => ({ value, label: t(`settings:tokens.expiries.${value}`) }))}
          value={expiry}
          allowDeselect={false}
          onChange={(value) => value && setExpiry(value)}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onCancel}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" loading={isPending}>
            {t('settings:tokens.create')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
