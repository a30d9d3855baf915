import { Button, Group, Text, Title } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { AnimatedText } from '../../../components/animated-text.tsx';
import { Ripple } from '../../../components/ripple.tsx';
import { openDialogAtom } from '../../../lib/dialogs.atoms.ts';
import { useSetAtom } from '../../../lib/jotai.ts';
import classes from './hero.module.css';
import { TicketToTrip } from './ticket-to-trip.tsx';

interface HeroProps {
  readonly onStart: () => void;
  readonly onDemo: () => void;
}

/** The signed-out hero: what OOO is, how it works, and how to start. */
export function Hero({ onStart, onDemo }: HeroProps) {
  const { t } = useTranslation('landing');
  const openDialog = useSetAtom(openDialogAtom);
  return (
    <section className={classes.hero}>
      <Ripple />
      <Title order={1} className={classes.title}>
        <AnimatedText animation="blurInWords" text={t('hero.title')} />
      </Title>
      <Text className={classes.text}>
        <AnimatedText animation="blurIn" text={t('hero.text')} />
      </Text>
      <Group justify="center" gap="sm">
        <Button variant="default" size="lg" onClick={() => openDialog({ kind: 'how-it-works' })}>
          {t('hero.howItWorks')}
        </Button>
        <Button color="coral" size="lg" onClick={onStart}>
          {t('hero.start')}
        </Button>
      </Group>
      <Button variant="subtle" rightSection={<IconArrowRight size={18} />} onClick={onDemo}>
        {t('landing.demo')}
      </Button>
      <TicketToTrip />
      <Text size="sm" c="var(--ooo-muted)">
        {t('hero.desktop')}
      </Text>
    </section>
  );
}
