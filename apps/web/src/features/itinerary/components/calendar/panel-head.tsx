import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './calendar-view.module.css';

interface Step {
  readonly label: string;
  /** Absent at the end of the trip. */
  readonly onStep: (() => void) | undefined;
}

interface PanelHeadProps {
  /** Absent where all days are shown. */
  readonly before: Step | undefined;
  readonly after: Step | undefined;
  readonly title: ReactNode;
  /** Between day, week and month. */
  readonly switcher: ReactNode;
  readonly weather?: ReactNode;
  /** What can be done, at the end of the line. */
  readonly children: ReactNode;
}

/** The head of the time grid: which days it shows, the steps before and after, and its actions. */
export function PanelHead({ before, after, title, switcher, weather, children }: PanelHeadProps) {
  return (
    <header className={classes.dayHead}>
      {before && <StepButton {...before} icon={<IconChevronLeft size={20} stroke={1.75} />} />}
      <div className={classes.dayTitle}>{title}</div>
      {after && <StepButton {...after} icon={<IconChevronRight size={20} stroke={1.75} />} />}
      {switcher && <div className={classes.switcher}>{switcher}</div>}
      {weather !== undefined && (
        <>
          {switcher && <span className={classes.break} />}
          <div className={classes.dayWeather}>{weather}</div>
        </>
      )}
      <div className={classes.tools}>{children}</div>
    </header>
  );
}

function StepButton({ label, onStep, icon }: Step & { readonly icon: ReactNode }) {
  return (
    <ActionIcon aria-label={label} disabled={!onStep} onClick={onStep}>
      {icon}
    </ActionIcon>
  );
}
