import { useTranslation } from 'react-i18next';
import { ResponsiveModal } from '../../../components/responsive-modal.tsx';
import { useCreateToken } from '../api/use-tokens.ts';
import { CreatedToken } from './created-token.tsx';
import { TokenForm } from './token-form.tsx';

/** Names a token, then shows it: once, for as long as the dialog is open. */
export function NewTokenDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('settings');
  const creation = useCreateToken();
  const title = creation.data ? t('tokens.createdTitle') : t('tokens.new');
  return (
    <ResponsiveModal opened onClose={onClose} title={title} size="28rem">
      {creation.data ? (
        <CreatedToken created={creation.data} onDone={onClose} />
      ) : (
        <TokenForm
          error={creation.error}
          isPending={creation.isPending}
          onSubmit={(token) => creation.mutate(token)}
          onCancel={onClose}
        />
      )}
    </ResponsiveModal>
  );
}
