import { Button, Group, Text, Title } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { later } from '../../../lib/later.ts';
import { serverPaths, paths } from '../../../lib/paths.ts';
import { AnimatedText } from '../../../components/animated-text.tsx';
import { Ripple } from '../../../components/ripple.tsx';
import classes from './hero.module.css';
import { TicketToTrip } from './ticket-to-trip.tsx';

/** Below the first screen, so that the first paint does not wait for it. */
const ProductPicture = later(() => import('./product-picture.tsx'), 'ProductPicture');

interface LandingProps {
  readonly isSignedIn: boolean;
  /** Opens the dialog that takes a ticket. */
  readonly onUpload: () => void;
  /** Opens the dialog of a new trip, or asks to sign in first. */
  readonly onNewTrip: () => void;
  readonly onDemo: () => void;
  readonly isDemoStarting: boolean;
}

/** The landing page: upload a ticket, sign in, or start from nothing. */
export function Landing(props: LandingProps) {
  const { isSignedIn, onUpload, onNewTrip, onDemo, isDemoStarting } = props;
  const { t } = useTranslation('landing');
  return (
    <>
      <section className={classes.hero}>
        <Ripple />
        <Title order={1} className={classes.title}>
          <AnimatedText animation="fadeInUp" text={t('landing.title')} />
        </Title>
        <Text className={classes.text}>{t('landing.text')}</Text>
        <Button
          color="coral"
          size="lg"
          leftSection={<IconUpload size={20} stroke={1.75} />}
          onClick={onUpload}
        >
          {t('landing.upload')}
        </Button>
        <Group justify="center" gap="sm">
          {!isSignedIn && (
            <Button variant="default" component="a" href={serverPaths.signIn(paths.home)}>
              {t('landing.signIn')}
            </Button>
          )}
          <Button variant="default" onClick={onNewTrip}>
            {t('landing.newTrip')}
          </Button>
          <Button variant="default" loading={isDemoStarting} onClick={onDemo}>
            {t('landing.demo')}
          </Button>
        </Group>
        <TicketToTrip />
      </section>
      <div className={classes.product}>
        <Suspense fallback={null}>
          <ProductPicture />
        </Suspense>
      </div>
    </>
  );
}
