import { Stack, Tabs } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../../components/page-title.tsx';
import { DECK_TABS } from '../lib/deck-view.ts';
import { useDeckView } from '../lib/use-deck-view.ts';
import { AnalyticsTab } from './analytics-tab.tsx';
import classes from './control-deck.module.css';
import { ControlsTab } from './controls-tab.tsx';
import { InviteCodes } from './invite-codes.tsx';
import { SettingsTab } from './settings-tab.tsx';
import { UsersFilter } from './users-filter.tsx';
import { UsersList } from './users-list.tsx';

/** On a phone the tabs are a row that scrolls: the one that is open may lie outside it. */
function bringIntoView(tab: HTMLElement | null): void {
  tab?.scrollIntoView({ block: 'nearest', inline: 'center' });
}

/** Users with their invite codes, analytics, controls and settings, in tabs. */
export function ControlDeck() {
  const { t } = useTranslation('admin');
  const [view, go] = useDeckView();
  return (
    <Stack gap="lg">
      <PageTitle text={t('title')} />
      <Tabs
        value={view.tab}
        keepMounted={false}
        onChange={(value) => go({ tab: DECK_TABS.find((tab) => tab === value) ?? 'users' })}
      >
        <Tabs.List aria-label={t('tabs.label')} mb="lg" className={classes.tabs}>
          {DECK_TABS.map((tab) => (
            <Tabs.Tab key={tab} ref={tab === view.tab ? bringIntoView : null} value={tab} h={44}>
              {t(`tabs.${tab}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="users">
          <Stack gap="xl">
            <Stack gap="md">
              <UsersFilter view={view} go={go} />
              <UsersList view={view} go={go} />
            </Stack>
            <InviteCodes />
          </Stack>
        </Tabs.Panel>
        <Tabs.Panel value="analytics">
          <AnalyticsTab />
        </Tabs.Panel>
        <Tabs.Panel value="controls">
          <ControlsTab />
        </Tabs.Panel>
        <Tabs.Panel value="settings">
          <SettingsTab />
        </Tabs.Panel>
      </Tabs>
    </Stack>
  );
}
