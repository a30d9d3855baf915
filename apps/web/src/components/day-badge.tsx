import classes from './day-badge.module.css';

interface DayBadgeProps {
  readonly fill: string;
  readonly text: string;
  readonly children: string;
}

/** A day's colour with its words: colour alone says nothing. */
export function DayBadge({ fill, text, children }: DayBadgeProps) {
  return (
    <span className={classes.badge} style={{ background: fill, color: text }}>
      {children}
    </span>
  );
}
