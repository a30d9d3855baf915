import { Badge, Button, Skeleton, Text } from '@mantine/core';
import type { SessionItem } from '@ooo/domain/account/session.schema';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../components/error-state.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useEndSession, useSessions, useSignOutEverywhere } from '../api/use-sessions.ts';
import { describeUserAgent } from '../lib/describe-user-agent.ts';
import { Section } from '../../../components/section.tsx';
import classes from '../../../components/section.module.css';

/** Every browser that is signed in, and the way to end each session. */
export function SessionsSection({ onSignedOut }: { readonly onSignedOut: () => void }) {
  const { t } = useTranslation('settings');
  const everywhere = useSignOutEverywhere(onSignedOut);
  return (
    <Section
      title={t('sessions.title')}
      text={t('sessions.everywhereText')}
      action={
        <Button
          variant="default"
          loading={everywhere.isPending}
          onClick={() => everywhere.mutate({ keepCurrent: false })}
        >
          {t('sessions.everywhere')}
        </Button>
      }
    >
      <SessionList />
    </Section>
  );
}

function SessionList() {
  const { t } = useTranslation('settings');
  const sessions = useSessions();
  if (sessions.isError) {
    return (
      <ErrorState
        error={sessions.error}
        title={t('sessions.loadFailed')}
        onRetry={() => void sessions.refetch()}
      />
    );
  }
  if (!sessions.data) return <Skeleton height={64} mt="md" />;
  return (
    <ul className={classes.list}>
      {sessions.data.map((session) => (
        <Session key={session.id} session={session} />
      ))}
    </ul>
  );
}

function useDeviceName(userAgent: string | null): string {
  const { t } = useTranslation('settings');
  const { browser, system } = describeUserAgent(userAgent ?? '');
  if (browser && system) return t('sessions.on', { browser, system });
  return browser ?? system ?? t('sessions.unknown');
}

function Session({ session }: { readonly session: SessionItem }) {
  const { t } = useTranslation('settings');
  const format = useFormat();
  const { mutate, isPending } = useEndSession();
  const device = useDeviceName(session.userAgent);
  const facts = [
    t('sessions.lastSeen', { when: format.instant(session.lastSeenAt) }),
    t('sessions.since', { when: format.instantDate(session.createdAt) }),
  ];
  return (
    <li className={classes.item}>
      <div className={classes.what}>
        <div className={classes.name}>{device}</div>
        <Text className={classes.facts}>{facts.join(' · ')}</Text>
      </div>
      {session.isCurrent ? (
        <Badge variant="default" radius="sm" tt="none">
          {t('sessions.current')}
        </Badge>
      ) : (
        <Button
          variant="subtle"
          size="sm"
          aria-label={t('sessions.end', { device })}
          loading={isPending}
          onClick={() => mutate({ id: session.id })}
        >
          {t('sessions.endShort')}
        </Button>
      )}
    </li>
  );
}
