import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Choice } from '../lib/choose-places.ts';

/** As many names as one reads. */
const NAMED = 8;

/** Places that the trip already has; they are not imported again. */
export function SavedAlready({ choices }: { readonly choices: readonly Choice[] }) {
  const { t } = useTranslation('placeFiles');
  const names = choices.slice(0, NAMED).map(({ place }) => place.savedAs ?? place.name);
  const more = choices.length > NAMED ? ' …' : '';
  return (
    <section>
      <Text fw={600}>{t('group.saved.title', { count: choices.length })}</Text>
      <Text size="sm" c="var(--ooo-muted)">
        {names.join(', ')}
        {more}
      </Text>
    </section>
  );
}
