import { Button, Group, Select, Stack, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { InviteTier } from '@ooo/domain/account/invite.schema';
import { InviteCodeCreate } from '@ooo/domain/admin/invite-code.schema';
import { useTranslation } from 'react-i18next';
import { FormAlert } from '../../../components/form-alert.tsx';
import { ResponsiveModal } from '../../../components/responsive-modal.tsx';
import { useFieldMessages } from '../../../lib/field-messages.ts';
import { focusFirstError } from '../../../lib/focus-first-error.ts';
import { useCreateInviteCode } from '../api/use-invite-codes.ts';
import { MaxUsesField } from './max-uses-field.tsx';

const NEW_CODE: InviteCodeCreate = { code: '', tier: 'early_access', maxUses: null };

const checkFields = schemaResolver(InviteCodeCreate, { sync: true });

/** Makes a code. A code that exists already says so, and what was entered stays. */
export function InviteCodeDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(['admin', 'common']);
  const creation = useCreateInviteCode();
  const translateFields = useFieldMessages();
  const form = useForm({
    initialValues: NEW_CODE,
    validate: (values) => translateFields(checkFields(values)),
  });
  const submit = form.onSubmit((values) => {
    creation.mutate(InviteCodeCreate.parse(values), { onSuccess: onClose });
  }, focusFirstError);
  const tiers = InviteTier.options.map((tier) => ({
    value: tier,
    label: t(`admin:plans.${tier}`),
  }));
  return (
    <ResponsiveModal opened onClose={onClose} title={t('admin:codes.new')} size="26rem">
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          {creation.error && <FormAlert error={creation.error} />}
          <TextInput
            label={t('admin:codes.code')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            data-autofocus
            {...form.getInputProps('code')}
            onChange={(event) =>
              form.setFieldValue('code', event.currentTarget.value.toUpperCase())
            }
          />
          <Select<InviteTier>
            label={t('admin:codes.tier')}
            data={tiers}
            value={form.values.tier}
            allowDeselect={false}
            onChange={(tier) => tier && form.setFieldValue('tier', tier)}
          />
          <MaxUsesField
            value={form.values.maxUses}
            onChange={(maxUses) => form.setFieldValue('maxUses', maxUses)}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t('common:cancel')}
            </Button>
            <Button type="submit" loading={creation.isPending}>
              {t('admin:codes.create')}
            </Button>
          </Group>
        </Stack>
      </form>
    </ResponsiveModal>
  );
}
