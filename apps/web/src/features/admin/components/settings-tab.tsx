import { Skeleton, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../components/error-state.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useAppSettings, useSetAppSettings } from '../api/use-app-settings.ts';
import { enterLab, isLabActive, leaveLab } from '../lib/new-world-lab.ts';
import { AuditLog } from './audit-log.tsx';
import { SettingSwitch } from './setting-switch.tsx';

/** What can be switched while OOO runs, and the log of what was done. */
export function SettingsTab() {
  const { t } = useTranslation('admin');
  return (
    <Stack gap="xl">
      <Stack gap="md" component="section" aria-label={t('settings.title')}>
        <Title order={2}>{t('settings.title')}</Title>
        <LabSwitch />
        <ServerSwitches />
      </Stack>
      <AuditLog />
    </Stack>
  );
}

function LabSwitch() {
  const { t } = useTranslation('admin');
  const [isActive, setIsActive] = useState(isLabActive);
  return (
    <SettingSwitch
      label={t('settings.lab')}
      text={t('settings.labText')}
      checked={isActive}
      onChange={(isOn) => {
        setIsActive(isOn);
        if (isOn) enterLab();
        else leaveLab();
        window.location.reload();
      }}
    />
  );
}

const SWITCHES = [
  { name: 'maintenanceMode', label: 'settings.maintenance', text: 'settings.maintenanceText' },
  { name: 'debugLogging', label: 'settings.debug', text: 'settings.debugText' },
] as const;

function ServerSwitches() {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const settings = useAppSettings();
  const { mutate, isPending } = useSetAppSettings();
  if (settings.isError) {
    return (
      <ErrorState
        error={settings.error}
        title={t('settings.loadFailed')}
        onRetry={() => void settings.refetch()}
      />
    );
  }
  const { data } = settings;
  if (!data) return <Skeleton height={120} />;
  const when = format.instant(data.updatedAt);
  return (
    <>
      {SWITCHES.map(({ name, label, text }) => (
        <SettingSwitch
          key={name}
          label={t(label)}
          text={t(text)}
          checked={data[name]}
          disabled={isPending}
          onChange={(isOn) => mutate({ [name]: isOn })}
        />
      ))}
      <Text size="sm" c="var(--ooo-muted)">
        {data.updatedBy
          ? t('settings.changed', { when, who: data.updatedBy.name || data.updatedBy.email })
          : t('settings.changedByNobody', { when })}
      </Text>
    </>
  );
}
