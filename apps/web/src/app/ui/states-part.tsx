import { Button } from '@mantine/core';
import { EmptyState } from '../../components/empty-state.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { FormAlert } from '../../components/form-alert.tsx';
import { Notice } from '../../components/notice.tsx';
import { Rings } from '../../components/rings.tsx';
import { RingsLoader } from '../../components/rings-loader.tsx';
import { ToastMessage } from '../../components/toast-message.tsx';
import { LONG, nothing } from './samples.ts';
import { Shown, State } from './shown.tsx';

const ERROR = new Error('The server did not answer.');

/** What a screen shows instead of its content. */
export function StatesPart() {
  return (
    <>
      <Shown name="EmptyState">
        <State is="sentence and action">
          <EmptyState text="No plans on Thursday yet." action={<Button>Add a place</Button>} />
        </State>
        <State is="with a detail">
          <EmptyState text="No trips yet." detail="A ticket is enough to begin with." />
        </State>
        <State is="long text">
          <EmptyState text={LONG} detail={LONG} action={<Button>{LONG}</Button>} />
        </State>
      </Shown>
      <Shown name="ErrorState">
        <State is="with a way on">
          <ErrorState error={ERROR} onRetry={nothing} />
        </State>
        <State is="long text">
          <ErrorState error={ERROR} title={LONG} text={LONG} onRetry={nothing} />
        </State>
      </Shown>
      <Shown name="Notice">
        {(['error', 'warning', 'question'] as const).map((kind) => (
          <State key={kind} is={kind}>
            <Notice kind={kind} title="The return is missing">
              The ticket names one flight.
            </Notice>
          </State>
        ))}
        <State is="long text">
          <Notice kind="warning" title={LONG}>
            {LONG}
          </Notice>
        </State>
      </Shown>
      <Shown name="FormAlert">
        <State is="error">
          <FormAlert error={ERROR} />
        </State>
      </Shown>
      <Shown name="Rings">
        <State is="mark">
          <Rings size={48} />
        </State>
        <State is="loading">
          <RingsLoader height={120} />
        </State>
      </Shown>
      <Shown name="ToastMessage">
        <State is="with Undo">
          <ToastMessage text="Unscheduled" action={{ label: 'Undo', onClick: nothing }} isUndo />
        </State>
        <State is="long text">
          <ToastMessage text={LONG} action={{ label: 'Undo', onClick: nothing }} isUndo />
        </State>
      </Shown>
    </>
  );
}
