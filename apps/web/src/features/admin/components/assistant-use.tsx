import { Progress, Skeleton, Stack, Text, Title } from '@mantine/core';
import type { AssistantUse as Use } from '@ooo/domain/admin/assistant-use.schema';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../components/error-state.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useAssistantUse } from '../api/use-assistant-use.ts';
import { sumOfUses } from '../lib/sum-of-uses.ts';
import { AssistantTasks } from './assistant-tasks.tsx';

/** What the assistant is asked, and how much of the day's limit that has cost. */
export function AssistantUse() {
  const { t } = useTranslation('admin');
  const use = useAssistantUse();
  return (
    <section aria-label={t('assistant.title')}>
      <Title order={2} mb="sm">
        {t('assistant.title')}
      </Title>
      {use.isError && (
        <ErrorState
          error={use.error}
          title={t('assistant.failed')}
          onRetry={() => void use.refetch()}
        />
      )}
      {use.isPending && <Skeleton height={220} />}
      {use.data && <Numbers use={use.data} />}
    </section>
  );
}

function Numbers({ use }: { readonly use: Use }) {
  const { t } = useTranslation('admin');
  const { model, ofThirtyDays } = use;
  const wasAsked = ofThirtyDays.some(({ calls }) => calls > 0);
  return (
    <Stack gap="sm">
      <Text size="sm" c="var(--ooo-muted)">
        {model === null ? t('assistant.none') : t('assistant.model', { model })}
      </Text>
      {model !== null && <DailyLimit use={use} />}
      {wasAsked && <AssistantTasks use={use} />}
    </Stack>
  );
}

function DailyLimit({ use: { ofToday, dailyLimitMicroUsd } }: { readonly use: Use }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const spent = sumOfUses(ofToday).costMicroUsd;
  const share = dailyLimitMicroUsd > 0 ? Math.min(100, (spent / dailyLimitMicroUsd) * 100) : 100;
  const text = t('assistant.spent', {
    spent: format.dollars(spent),
    limit: format.dollars(dailyLimitMicroUsd),
  });
  return (
    <div>
      <Text size="sm" className="tabular">
        {text}
      </Text>
      <Progress value={share} mt={4} aria-label={text} {...(share >= 100 && { color: 'red' })} />
    </div>
  );
}
