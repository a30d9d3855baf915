import { Button, Group, Select, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { InviteTier } from '@ooo/domain/account/invite.schema';
import { InviteCodeCreate } from '@ooo/domain/admin/invite-code.schema';
import { checkFields } from '@ooo/domain/shared/errors/field-problem';
import { useTranslation } from 'react-i18next';
import { FormAlert } from '../../../components/form-alert.tsx';
import { ResponsiveModal } from '../../../components/responsive-modal.tsx';
import { useFieldSentences } from '../../../lib/use-field-sentences.ts';
import { focusFirstError } from '../../../lib/focus-first-error.ts';
import { useCreateInviteCode } from '../api/use-invite-codes.ts';
import { MaxUsesField } from './max-uses-field.tsx';

const NEW_CODE: InviteCodeCreate = { code: '', tier: 'early_access', maxUses: null };

/** Makes a code. A code that exists already says so, and what was entered stays. */
export function InviteCodeDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(['admin', 'common']);
  const creation = useCreateInviteCode();
  const sayFields = useFieldSentences();
  const form = useForm({
    initialValues: NEW_CODE,
    validate: (values) => sayFields(checkFields(InviteCodeCreate, values)),
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
