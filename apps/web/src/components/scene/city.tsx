import { Sun } from './sun.tsx';

type Building = readonly [x: number, width: number, height: number];

const FAR: readonly Building[] = [
  [0, 70, 150],
  [78, 44, 190],
  [128, 60, 130],
  [196, 38, 210],
  [240, 66, 160],
  [316, 52, 120],
  [376, 40, 180],
  [424, 70, 140],
  [504, 46, 200],
  [556, 64, 150],
  [628, 40, 120],
  [676, 58, 190],
  [742, 48, 150],
  [798, 66, 210],
  [872, 40, 160],
  [918, 42, 130],
];
const MID: readonly Building[] = [
  [30, 64, 150],
  [104, 52, 104],
  [170, 74, 176],
  [262, 46, 120],
  [320, 84, 96],
  [470, 60, 150],
  [540, 92, 112],
  [650, 56, 170],
  [720, 80, 118],
  [838, 60, 150],
  [902, 58, 100],
];
const GROUND = 372;

function Skyline({
  buildings,
  fill,
}: {
  readonly buildings: readonly Building[];
  readonly fill: string;
}) {
  return buildings.map(([x, width, height]) => (
    <rect key={x} x={x} y={GROUND - height} width={width} height={height} fill={fill} />
  ));
}

function Windows({ building: [x, width, height] }: { readonly building: Building }) {
  const columns = Math.floor((width - 12) / 16);
  const rows = Math.floor((height - 24) / 22);
  return Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    if ((column * 7 + row * 5 + x) % 3 === 0) return null;
    return (
      <rect
        key={index}
        x={x + 10 + column * 16}
        y={GROUND - height + 14 + row * 22}
        width="6"
        height="9"
        fill="var(--light)"
        opacity="0.75"
      />
    );
  });
}

export function City() {
  return (
    <>
      <Sun x={690} y={120} />
      <Skyline buildings={FAR} fill="var(--far)" />
      <path d="M440 372 V170 l6 -60 6 60 V372z M428 214 h36 v14 h-36z" fill="var(--mid)" />
      <path d="M199 196 l20 -34 20 34z M650 202 l28 -26 28 26z" fill="var(--mid)" />
      <Skyline buildings={MID} fill="var(--mid)" />
      {MID.map((building) => (
        <Windows key={building[0]} building={building} />
      ))}
      <path
        d="M0 400 V356 q60 -14 120 0 t120 0 t120 0 t120 0 t120 0 t120 0 t120 0 t120 0 V400z"
        fill="var(--near)"
      />
      <path
        d="M64 360 a22 22 0 0 1 44 0z M300 358 a18 18 0 0 1 36 0z M604 360 a24 24 0 0 1 48 0z M850 358 a20 20 0 0 1 40 0z"
        fill="var(--near)"
      />
    </>
  );
}
