import { Button, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { AnimatedText } from '../../components/animated-text.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { paths } from '../../lib/paths.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';

export function Component() {
  const { t } = useTranslation();
  usePageTitle(`${t('notFound.title')} · OOO`);
  return (
    <EmptyState
      text={
        <Title order={1} size="md" fw="inherit">
          <AnimatedText animation="typewriter" text={t('notFound.title')} />
        </Title>
      }
      detail={t('notFound.text')}
      action={
        <Button component={Link} to={paths.home}>
          {t('toHome')}
        </Button>
      }
    />
  );
}
