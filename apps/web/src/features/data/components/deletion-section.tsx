import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import { Section } from '../../../components/section.tsx';
import classes from '../../../components/section.module.css';

interface DeletionSectionProps {
  readonly email: string;
  readonly onSignedOut: () => void;
}

export function DeletionSection({ email, onSignedOut }: DeletionSectionProps) {
  const { t } = useTranslation('settings');
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Section
      title={t('deletion.title')}
      text={t('deletion.text')}
      action={
        <Button
          variant="default"
          className={classes.danger}
          leftSection={<IconTrash size={18} stroke={1.75} />}
          onClick={() => setIsAsking(true)}
        >
          {t('deletion.open')}
        </Button>
      }
    >
      {isAsking && (
        <DeleteAccountDialog
          email={email}
          onClose={() => setIsAsking(false)}
          onDeleted={onSignedOut}
        />
      )}
    </Section>
  );
}
