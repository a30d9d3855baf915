import type { ReactNode } from 'react';
import classes from './split-view.module.css';

interface SplitViewProps {
  readonly list: ReactNode;
  readonly main: ReactNode;
}

/** List and main thing side by side, 40 to 60; on narrow screens one over the other. */
export function SplitView({ list, main }: SplitViewProps) {
  return (
    <div className={classes.split}>
      <div className={classes.list} data-scrolls>
        {list}
      </div>
      <div className={classes.main}>{main}</div>
    </div>
  );
}
