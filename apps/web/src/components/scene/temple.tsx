import { Sun } from './sun.tsx';

interface RoofProps {
  readonly x: number;
  readonly y: number;
  readonly half: number;
}

/** A tiled roof with eaves that turn up. */
function Roof({ x, y, half }: RoofProps) {
  const eave = half + 34;
  return (
    <path
      d={`M${x - half * 0.55} ${y - 44} H${x + half * 0.55} q${half * 0.2} 34 ${eave - half * 0.55} 30 q-14 16 -34 16 H${x - half} q-20 0 -34 -16 q${eave - half * 0.75} 4 ${eave - half * 0.55} -30z`}
      fill="var(--near)"
    />
  );
}

function Hall({ x, y, half, height }: RoofProps & { readonly height: number }) {
  const posts = [-0.84, -0.42, 0, 0.42, 0.84];
  return (
    <g>
      <rect x={x - half * 0.9} y={y} width={half * 1.8} height={height} fill="var(--light)" />
      {posts.map((post) => (
        <rect
          key={post}
          x={x + post * half - 4}
          y={y}
          width="8"
          height={height}
          fill="var(--sun)"
        />
      ))}
      <rect x={x - half * 0.9} y={y} width={half * 1.8} height="8" fill="var(--mid)" />
      <Roof x={x} y={y} half={half} />
    </g>
  );
}

export function Temple() {
  return (
    <>
      <Sun x={250} y={126} />
      <path
        d="M0 330 q140 -150 260 -60 q100 -130 240 -40 q120 -120 240 -10 q110 -70 220 40 V400 H0z"
        fill="var(--far)"
      />
      <path
        d="M0 360 q180 -110 340 -30 q160 -90 340 -20 q150 -70 280 10 V400 H0z"
        fill="var(--mid)"
      />
      <Hall x={620} y={196} half={92} height={60} />
      <Hall x={620} y={284} half={150} height={70} />
      <path d="M420 354 h400 v14 h-400z" fill="var(--light)" />
      <path d="M0 400 V366 q240 -12 480 0 t480 0 V400z" fill="var(--near)" />
      <path
        d="M96 372 V300 h8 V372z M168 372 V316 h7 V372z M894 372 V308 h8 V372z"
        fill="var(--near)"
      />
      <path
        d="M56 312 a44 36 0 0 1 88 0z M138 326 a33 30 0 0 1 66 0z M854 320 a44 38 0 0 1 88 0z"
        fill="var(--near)"
      />
    </>
  );
}
