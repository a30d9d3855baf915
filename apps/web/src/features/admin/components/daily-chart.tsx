import { Card, Text, Title } from '@mantine/core';
import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import { toBars } from '../lib/bars.ts';
import classes from './analytics.module.css';

interface DayValue {
  readonly date: CalendarDate;
  readonly value: number;
}

interface DailyChartProps {
  readonly title: string;
  readonly days: readonly DayValue[];
}

const WIDTH = 600;
const HEIGHT = 120;

/** A bar a day. The picture says in words what it shows; each bar names its day and number. */
export function DailyChart({ title, days }: DailyChartProps) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return null;
  const most = days.reduce((best, day) => (day.value > best.value ? day : best), first);
  const sum = t('analytics.sum', {
    amount: format.number(days.reduce((total, { value }) => total + value, 0)),
  });
  const [from, to] = [format.monthDay(first.date), format.monthDay(last.date)];
  const bars = toBars(days.map(({ value }) => value));
  return (
    <Card withBorder padding="md" component="section" aria-label={title}>
      <div className={classes.chartHead}>
        <Title order={2} size="h3">
          {title}
        </Title>
        <Text size="sm" c="var(--ooo-muted)" className="tabular">
          {sum}
          {most.value > 0 &&
            ` · ${t('analytics.most', { amount: format.number(most.value), day: format.monthDay(most.date) })}`}
        </Text>
      </div>
      <svg
        className={classes.chart}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t('analytics.chart', { title, sum, from, to })}
      >
        {days.map(({ date, value }, index) => {
          const { x = 0, width = 0, height = 0 } = bars[index] ?? {};
          return (
            <rect
              key={date}
              x={x * WIDTH}
              width={width * WIDTH}
              y={HEIGHT * (1 - height)}
              height={HEIGHT * height}
            >
              <title>{`${format.day(date)}: ${format.number(value)}`}</title>
            </rect>
          );
        })}
      </svg>
      <div className={classes.axis}>
        <span>{from}</span>
        <span>{to}</span>
      </div>
    </Card>
  );
}
