import { Button, Progress, Switch, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAtom } from '../../../lib/jotai.ts';
import type { ListState } from '../lib/list-state.ts';
import { onlyLeftAtom } from '../state/packing-view.atoms.ts';
import classes from './packing-view.module.css';

interface PackingHeadProps {
  readonly packedCount: number;
  /** Undefined while the list is unknown. */
  readonly total: number | undefined;
  /** A note about the list, if there is one. */
  readonly state: ListState | undefined;
  /** Stops the assistant's work that the state shows. */
  readonly onStop: () => void;
  readonly actions: ReactNode;
}

/** How much is packed, and whether packed items are hidden. */
export function PackingHead(props: PackingHeadProps) {
  const { packedCount, total, state, onStop, actions } = props;
  const { t } = useTranslation(['packing', 'common']);
  const [onlyLeft, setOnlyLeft] = useAtom(onlyLeftAtom);
  const counter = total === undefined ? '' : t('packing:counter', { packed: packedCount, total });
  return (
    <>
      <div className={classes.head}>
        <Title order={2}>{t('packing:title')}</Title>
        <div className={classes.actions}>{actions}</div>
      </div>
      {total !== undefined && total > 0 && (
        <div className={classes.progress}>
          <div className={classes.counts}>
            <Text component="output" fw={600} className={classes.counter}>
              {counter}
            </Text>
            <Text component="span" size="sm" c="var(--ooo-muted)" aria-live="polite">
              {state && t(`packing:state.${state}`)}
            </Text>
            {state === 'asking' && (
              <Button variant="subtle" size="compact-sm" onClick={onStop}>
                {t('common:cancel')}
              </Button>
            )}
            <Switch
              ml="auto"
              size="sm"
              label={t('packing:left')}
              checked={onlyLeft}
              classNames={{ body: classes.switch }}
              onChange={({ currentTarget }) => setOnlyLeft(currentTarget.checked)}
            />
          </div>
          <Progress
            value={(packedCount / total) * 100}
            color={packedCount === total ? 'green' : 'ink'}
            size="sm"
            aria-label={counter}
          />
        </div>
      )}
    </>
  );
}
