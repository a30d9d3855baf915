import { type ReactNode, useState } from 'react';
import classes from './kept-alive.module.css';

interface KeptAliveProps {
  readonly isShown: boolean;
  readonly children: ReactNode;
}

/**
 * Keeps what takes long to make, such as a map, while something else is shown: as large as it was, out of sight, out of
 * reach, and not rendered anew by its parent until it is shown again.
 */
export function KeptAlive({ isShown, children }: KeptAliveProps) {
  const [last, setLast] = useState(children);
  if (isShown && last !== children) setLast(children);
  return (
    <div className={isShown ? classes.shown : classes.hidden} inert={!isShown}>
      {isShown ? children : last}
    </div>
  );
}
