import { Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useFeedback } from '../api/use-feedback.ts';
import classes from './feedback-list.module.css';
import { OlderPages } from './older-pages.tsx';

/** What travellers have written, the newest first. */
export function FeedbackList() {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const pages = useFeedback();
  return (
    <section aria-label={t('feedback.title')}>
      <Title order={2} mb="sm">
        {t('feedback.title')}
      </Title>
      <OlderPages
        pages={pages}
        texts={{
          none: t('feedback.none'),
          loadFailed: t('feedback.loadFailed'),
          more: t('feedback.more'),
        }}
      >
        {(items) => (
          <ul className={classes.list}>
            {items.map(({ id, message, user, createdAt }) => (
              <li key={id} className={classes.item}>
                <p className={classes.message}>{message}</p>
                <Text size="sm" c="var(--ooo-muted)">
                  {user.name || user.email} · <time>{format.instant(createdAt)}</time>
                </Text>
              </li>
            ))}
          </ul>
        )}
      </OlderPages>
    </section>
  );
}
