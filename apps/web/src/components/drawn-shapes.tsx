/** A path in a colour of the picture that it is part of: filled, or drawn as a line of that width. */
export type DrawnShape<Color extends string> = readonly [color: Color, path: string, line?: number];

/** Shapes of a flat picture, from the back to the front; the picture's style sheet has the colours. */
export function DrawnShapes({ shapes }: { readonly shapes: readonly DrawnShape<string>[] }) {
  return shapes.map(([color, path, line]) =>
    line === undefined ? (
      <path key={path} d={path} fill={`var(--${color})`} />
    ) : (
      <path
        key={path}
        d={path}
        fill="none"
        stroke={`var(--${color})`}
        strokeWidth={line}
        strokeLinecap="round"
      />
    ),
  );
}
