import { IconBed } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { WordedIcon } from '../../../components/worded-icon.tsx';

/** Opens where the traveller sleeps. */
export function BasesButton({ onOpen }: { readonly onOpen: () => void }) {
  const { t } = useTranslation('bases');
  return <WordedIcon ButtonIcon={IconBed} label={t('open')} onClick={onOpen} />;
}
