import { ActionIcon } from '@mantine/core';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import { IconLock, IconLockOpen2 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Hint } from '../../../../components/hint.tsx';
import { mayMove, type PlanAsked, toggleMove } from '../../lib/plan-asked.ts';

interface LetMoveProps {
  readonly poi: Poi;
  readonly asked: PlanAsked;
  readonly ask: (asked: PlanAsked) => void;
}

/** Lets the plan move a visit; another press undoes that. */
export function LetMove({ poi, asked, ask }: LetMoveProps) {
  const { t } = useTranslation('schedule');
  const isFree = mayMove(asked, poi);
  const LockIcon = isFree ? IconLockOpen2 : IconLock;
  return (
    <Hint label={t(isFree ? 'plan.keepTime' : 'plan.letMove')}>
      <ActionIcon
        size={44}
        color="gray"
        aria-pressed={isFree}
        aria-label={t('plan.letMoveOf', { name: poi.name })}
        onClick={() => ask(toggleMove(asked, poi))}
      >
        <LockIcon size={18} stroke={1.75} />
      </ActionIcon>
    </Hint>
  );
}
