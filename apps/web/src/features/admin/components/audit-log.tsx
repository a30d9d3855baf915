import { Group, Select, Stack, Table, Title } from '@mantine/core';
import { AUDIT_ACTIONS, AuditAction, type AuditEntry } from '@ooo/domain/admin/audit.schema';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useAuditLog } from '../api/use-audit-log.ts';
import { describeDetails } from '../lib/describe-details.ts';
import { DeckTable } from './deck-table.tsx';
import { OlderPages } from './older-pages.tsx';
import classes from './deck-table.module.css';

const ALL = 'all';

/** What admins and sign-ins did, the newest first. */
export function AuditLog() {
  const { t } = useTranslation('admin');
  const [action, setAction] = useState<AuditAction>();
  const pages = useAuditLog(action);
  const actions = AUDIT_ACTIONS.map((name) => ({
    value: name,
    label: t(`audit.actions.${name}`),
  }));
  return (
    <Stack gap="sm" component="section" aria-label={t('audit.title')}>
      <Group justify="space-between">
        <Title order={2}>{t('audit.title')}</Title>
        <Select
          aria-label={t('audit.filter')}
          data={[{ value: ALL, label: t('audit.all') }, ...actions]}
          value={action ?? ALL}
          allowDeselect={false}
          onChange={(name) => setAction(AuditAction.safeParse(name).data)}
        />
      </Group>
      <OlderPages
        pages={pages}
        texts={{
          none: t('audit.none'),
          loadFailed: t('audit.loadFailed'),
          more: t('audit.more'),
        }}
      >
        {(entries) => <AuditTable entries={entries} />}
      </OlderPages>
    </Stack>
  );
}

function AuditTable({ entries }: { readonly entries: readonly AuditEntry[] }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  return (
    <DeckTable label={t('audit.table')}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('audit.when')}</Table.Th>
          <Table.Th>{t('audit.action')}</Table.Th>
          <Table.Th>{t('audit.who')}</Table.Th>
          <Table.Th>{t('audit.subject')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {entries.map(({ id, at, action, actor, subject, details }) => (
          <Table.Tr key={id}>
            <Table.Td>{format.instant(at)}</Table.Td>
            <Table.Td>{t(`audit.actions.${action}`)}</Table.Td>
            <Table.Td>{actor?.email ?? t('audit.nobody')}</Table.Td>
            <Table.Td>
              {subject}
              {details && <div className={classes.second}>{describeDetails(details)}</div>}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </DeckTable>
  );
}
