import { Group, Select, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { InviteTier } from '@ooo/domain/account/invite.schema';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeckView } from '../lib/deck-view.ts';
import classes from './deck-table.module.css';

const TYPING_MS = 250;
const MAX_SEARCH = 200;
const ALL = 'all';

interface UsersFilterProps {
  readonly view: DeckView;
  readonly go: (change: Partial<DeckView>) => void;
}

/** Searches once the typing rests. */
export function UsersFilter({ view, go }: UsersFilterProps) {
  const { t } = useTranslation('admin');
  const [text, setText] = useState(view.search);
  const search = useDebouncedCallback((value: string) => go({ search: value }), TYPING_MS);
  const plans = InviteTier.options.map((plan) => ({ value: plan, label: t(`plans.${plan}`) }));
  return (
    <Group gap="sm" align="end">
      <TextInput
        className={classes.search}
        type="search"
        aria-label={t('users.searchLabel')}
        placeholder={t('users.search')}
        maxLength={MAX_SEARCH}
        leftSection={<IconSearch size={18} stroke={1.75} aria-hidden />}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          search(event.currentTarget.value);
        }}
      />
      <Select
        className={classes.plan}
        aria-label={t('users.planFilter')}
        data={[{ value: ALL, label: t('users.allPlans') }, ...plans]}
        value={view.plan ?? ALL}
        allowDeselect={false}
        onChange={(plan) => go({ plan: InviteTier.safeParse(plan).data })}
      />
    </Group>
  );
}
