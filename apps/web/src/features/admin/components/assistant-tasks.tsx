import { Table, Text } from '@mantine/core';
import type { AssistantUse } from '@ooo/domain/admin/assistant-use.schema';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import { NO_USE, sumOfUses, type UseCounts } from '../lib/sum-of-uses.ts';
import { DeckTable } from './deck-table.tsx';

/** What the assistant was asked to do, today and in the last thirty days. */
export function AssistantTasks({ use: { ofToday, ofThirtyDays } }: { readonly use: AssistantUse }) {
  const { t } = useTranslation('admin');
  const rows = ofThirtyDays
    .filter(({ calls }) => calls > 0)
    .map((month) => ({
      name: t(`assistant.tasks.${month.task}`),
      day: ofToday.find(({ task }) => task === month.task) ?? NO_USE,
      month,
    }));
  const all = { name: t('assistant.all'), day: sumOfUses(ofToday), month: sumOfUses(ofThirtyDays) };
  return (
    <>
      <DeckTable label={t('assistant.title')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th rowSpan={2}>{t('assistant.task')}</Table.Th>
            <Table.Th colSpan={3}>{t('assistant.today')}</Table.Th>
            <Table.Th colSpan={3}>{t('assistant.thirtyDays')}</Table.Th>
          </Table.Tr>
          <Table.Tr>
            {(['day', 'month'] as const).flatMap((span) =>
              (['calls', 'tokens', 'cost'] as const).map((column) => (
                <Table.Th key={`${span} ${column}`} ta="right">
                  {t(`assistant.${column}`)}
                </Table.Th>
              )),
            )}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody className="tabular">
          {[...rows, all].map(({ name, day, month }) => (
            <Table.Tr key={name}>
              <Table.Th scope="row" fw={name === all.name ? 600 : 400}>
                {name}
              </Table.Th>
              <Cells use={day} />
              <Cells use={month} />
            </Table.Tr>
          ))}
        </Table.Tbody>
      </DeckTable>
      <Text size="sm" c="var(--ooo-muted)">
        {t('assistant.note')}
      </Text>
    </>
  );
}

function Cells({ use }: { readonly use: UseCounts }) {
  const format = useFormat();
  return (
    <>
      <Table.Td ta="right">{format.number(use.calls)}</Table.Td>
      <Table.Td ta="right">{format.number(use.tokens)}</Table.Td>
      <Table.Td ta="right">{format.dollars(use.costMicroUsd)}</Table.Td>
    </>
  );
}
