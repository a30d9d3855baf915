interface RingsProps {
  /** Height in pixels; the three rings are twice as wide. */
  readonly size?: number;
  /** What it means; without it the rings are decoration. */
  readonly label?: string;
  readonly className?: string;
}

/** The three rings: two of ink, and one of sunrise between them. */
export function Rings({ size = 24, label, className }: RingsProps) {
  const name = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg
      viewBox="0 0 48 24"
      width={size * 2}
      height={size}
      fill="none"
      strokeWidth="3"
      className={className}
      {...name}
    >
      <circle cx="10" cy="12" r="8" stroke="currentColor" />
      <circle cx="24" cy="12" r="8" stroke="var(--ooo-accent)" />
      <circle cx="38" cy="12" r="8" stroke="currentColor" />
    </svg>
  );
}
