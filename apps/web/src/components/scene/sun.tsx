/** The three rings, risen: a disc and two circles around it. */
export function Sun({
  x,
  y,
  r = 38,
}: {
  readonly x: number;
  readonly y: number;
  readonly r?: number;
}) {
  return (
    <g stroke="var(--sun)" strokeWidth={r / 9} fill="none">
      <circle cx={x} cy={y} r={r} fill="var(--sun)" stroke="none" />
      <circle cx={x} cy={y} r={r * 1.55} opacity="0.55" />
      <circle cx={x} cy={y} r={r * 2.1} opacity="0.28" />
    </g>
  );
}
