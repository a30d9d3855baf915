import type { ReactNode } from 'react';
import classes from './workspace.module.css';

interface WorkspaceProps {
  /** Always there. */
  readonly column: ReactNode;
  /** What the tab decides. */
  readonly children: ReactNode;
}

/** The itinerary column and, next to it, what the tab shows; each scrolls by itself. */
export function Workspace({ column, children }: WorkspaceProps) {
  return (
    <div className={classes.workspace}>
      <div className={classes.column} data-scrolls>
        {column}
      </div>
      <div className={classes.main} data-pane>
        {children}
      </div>
    </div>
  );
}
