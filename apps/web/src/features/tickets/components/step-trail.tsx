import { Button, Group, UnstyledButton } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAtom, useAtomValue, useSetAtom } from '../../../lib/jotai.ts';
import { tripDraftAtom } from '../state/draft.atoms.ts';
import { bringBackAtom, canBringBackAtom, clearAtom } from '../state/taken-away.atoms.ts';
import type { DraftStep } from '../state/draft.types.ts';
import classes from './step-trail.module.css';

const STEPS: readonly DraftStep[] = ['source', 'flights', 'trip'];

/** The focused element is gone with its step: the focus goes to the current step. */
function useFocusOn(step: DraftStep) {
  const trail = useRef<HTMLOListElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    if (document.activeElement !== document.body) return;
    trail.current?.querySelector<HTMLElement>('[aria-current]')?.focus();
  }, [step]);
  return trail;
}

/** The steps of the dialog and the current one; the traveller can go back to any of them. */
export function StepTrail({ lastStep }: { readonly lastStep: string }) {
  const { t } = useTranslation('tickets');
  const [draft, setDraft] = useAtom(tripDraftAtom);
  const startOver = useSetAtom(clearAtom);
  const bringBack = useSetAtom(bringBackAtom);
  const canBringBack = useAtomValue(canBringBackAtom);
  const trail = useFocusOn(draft.step);
  const at = STEPS.indexOf(draft.step);
  const isStarted = draft.documents.length > 0 || draft.legs.length > 0 || draft.step !== 'source';
  const names = { source: t('steps.source'), flights: t('steps.flights'), trip: lastStep };
  return (
    <div className={classes.trail}>
      <ol ref={trail} className={classes.steps}>
        {STEPS.map((step, index) => (
          <li key={step}>
            <UnstyledButton
              className={classes.step}
              disabled={index > at}
              aria-current={step === draft.step ? 'step' : undefined}
              onClick={() => setDraft({ ...draft, step })}
            >
              <span className={classes.number} aria-hidden>
                {index + 1}
              </span>
              <span className={classes.name}>{names[step]}</span>
            </UnstyledButton>
          </li>
        ))}
      </ol>
      <Group gap={0} wrap="nowrap" className={classes.actions}>
        {canBringBack && (
          <Button variant="subtle" size="compact-sm" onClick={bringBack}>
            <IconArrowBackUp size={18} stroke={1.75} aria-hidden />
            <span className={classes.undo}>{t('add.undo')}</span>
          </Button>
        )}
        {isStarted && (
          <Button variant="subtle" size="compact-sm" onClick={startOver}>
            {t('dialog.startOver')}
          </Button>
        )}
      </Group>
    </div>
  );
}
