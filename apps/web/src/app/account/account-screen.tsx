import { Group, Stack, Text } from '@mantine/core';
import type { CurrentUser } from '@ooo/domain/account/user.schema';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../components/page-title.tsx';
import { PersonPicture } from '../../components/person-picture.tsx';
import { DataSection } from '../../features/data/components/data-section.tsx';
import { DeletionSection } from '../../features/data/components/deletion-section.tsx';
import { SessionsSection } from '../../features/account/components/sessions-section.tsx';
import { TokensSection } from '../../features/tokens/components/tokens-section.tsx';

interface AccountScreenProps {
  readonly user: CurrentUser;
  /** Tokens are for users who are let in. */
  readonly isLetIn: boolean;
  readonly onSignedOut: () => void;
}

/** The account of the signed-in user: its data, sessions, tokens and deletion. */
export function AccountScreen({ user, isLetIn, onSignedOut }: AccountScreenProps) {
  const { t } = useTranslation('settings');
  return (
    <Stack gap="lg">
      <Group gap="md" wrap="nowrap">
        <PersonPicture name={user.firstName} src={user.profileImageUrl} size={56} />
        <div>
          <PageTitle text={t('title')} />
          <Text c="var(--ooo-muted)" mt={4}>
            {t('signedInAs', { email: user.email })}
          </Text>
        </div>
      </Group>
      <SessionsSection onSignedOut={onSignedOut} />
      {isLetIn && <TokensSection />}
      <DataSection />
      <DeletionSection email={user.email} onSignedOut={onSignedOut} />
    </Stack>
  );
}
