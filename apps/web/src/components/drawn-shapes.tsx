import type { DrawnShape } from './drawn-shape.ts';

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
