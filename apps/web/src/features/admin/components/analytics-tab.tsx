import { Card, Group, SegmentedControl, SimpleGrid, Skeleton, Stack, Text } from '@mantine/core';
import type { Totals } from '@ooo/domain/admin/analytics.schema';
import { addDays } from '@ooo/domain/shared/calendar-date';
import { todayIn } from '@ooo/domain/shared/zoned';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../components/error-state.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useAnalytics } from '../api/use-analytics.ts';
import classes from './analytics.module.css';
import { AssistantUse } from './assistant-use.tsx';
import { DailyChart } from './daily-chart.tsx';
import { FeedbackList } from './feedback-list.tsx';

const RANGES = ['30', '90', '365'] as const;
const CHARTS = ['signUps', 'trips', 'apiCalls'] as const;

/** How much OOO is used, and the feedback about it. */
export function AnalyticsTab() {
  return (
    <Stack gap="xl">
      <Numbers />
      <AssistantUse />
      <FeedbackList />
    </Stack>
  );
}

function Numbers() {
  const { t } = useTranslation('admin');
  const [now] = useState(() => new Date());
  const [range, setRange] = useState<(typeof RANGES)[number]>('30');
  const to = todayIn('UTC', now);
  const analytics = useAnalytics({ from: addDays(to, 1 - Number(range)), to });
  if (analytics.isError) {
    return (
      <ErrorState
        error={analytics.error}
        title={t('analytics.failed')}
        onRetry={() => void analytics.refetch()}
      />
    );
  }
  if (!analytics.data) return <Skeleton height={420} />;
  const { totals, days } = analytics.data;
  return (
    <Stack gap="md">
      <TotalCards totals={totals} />
      <Group justify="space-between">
        <Text size="sm" c="var(--ooo-muted)">
          {t('analytics.utc')}
        </Text>
        <SegmentedControl
          aria-label={t('analytics.range')}
          data={RANGES.map((count) => ({
            value: count,
            label: t('analytics.days', { count: Number(count) }),
          }))}
          value={range}
          onChange={setRange}
        />
      </Group>
      {CHARTS.map((name) => (
        <DailyChart
          key={name}
          title={t(`analytics.${name}`)}
          days={days.map((day) => ({ date: day.date, value: day[name] }))}
        />
      ))}
    </Stack>
  );
}

function TotalCards({ totals }: { readonly totals: Totals }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const cards = [
    { label: t('analytics.totalUsers'), value: totals.users },
    { label: t('analytics.totalTrips'), value: totals.trips },
    { label: t('analytics.totalApiCalls'), value: totals.apiCalls },
  ];
  return (
    <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="md">
      {cards.map(({ label, value }) => (
        <Card key={label} withBorder padding="md" component="section" aria-label={label}>
          <Text size="sm" c="var(--ooo-muted)">
            {label}
          </Text>
          <div className={classes.total}>{format.number(value)}</div>
        </Card>
      ))}
    </SimpleGrid>
  );
}
