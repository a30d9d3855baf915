import { Button, UnstyledButton } from '@mantine/core';
import { useAtom } from 'jotai';
import { useResetAtom } from 'jotai/utils';
import { useTranslation } from 'react-i18next';
import { type DraftStep, tripDraftAtom } from '../state/draft.atoms.ts';
import classes from './step-trail.module.css';

const STEPS: readonly DraftStep[] = ['source', 'flights', 'trip'];

/** Where in the dialog the traveller is; every step can be gone back to. */
export function StepTrail() {
  const { t } = useTranslation('tickets');
  const [draft, setDraft] = useAtom(tripDraftAtom);
  const reset = useResetAtom(tripDraftAtom);
  const at = STEPS.indexOf(draft.step);
  const isStarted = draft.document !== null || draft.legs.length > 0 || draft.step !== 'source';
  return (
    <div className={classes.trail}>
      <ol className={classes.steps}>
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
              {t(`steps.${step}`)}
            </UnstyledButton>
          </li>
        ))}
      </ol>
      {isStarted && (
        <Button variant="subtle" size="compact-sm" onClick={reset}>
          {t('dialog.startOver')}
        </Button>
      )}
    </div>
  );
}
