import { Sun } from './sun.tsx';

type House = readonly [x: number, width: number, height: number];

const HOUSES: readonly House[] = [
  [0, 84, 96],
  [84, 66, 122],
  [150, 78, 84],
  [560, 72, 104],
  [632, 84, 78],
  [716, 66, 118],
  [782, 92, 92],
  [874, 86, 112],
];
const GROUND = 344;

function Gable({ house: [x, width, height] }: { readonly house: House }) {
  const top = GROUND - height;
  return (
    <g>
      <rect x={x} y={top} width={width} height={height} fill="var(--mid)" />
      <path d={`M${x - 4} ${top} l${width / 2 + 4} -34 ${width / 2 + 4} 34z`} fill="var(--near)" />
      {[0.24, 0.6].map((at) =>
        [16, 48].map((down) => (
          <rect
            key={`${at}-${down}`}
            x={x + width * at}
            y={top + down}
            width="11"
            height="17"
            rx="5"
            fill="var(--light)"
          />
        )),
      )}
    </g>
  );
}

export function OldTown() {
  return (
    <>
      <Sun x={480} y={124} />
      <path
        d="M0 344 V250 h40 l18 -30 18 30 h70 v-40 l14 -60 14 60 v40 h90 l20 -26 20 26 h420 v-34 l16 -54 16 54 v34 h90 l22 -30 22 30 h70 V344z"
        fill="var(--far)"
      />
      <path d="M300 344 V240 h46 v-22 a54 60 0 0 1 108 0 v22 h46 V344z" fill="var(--mid)" />
      <path d="M392 160 l8 -40 8 40z M338 236 h124 v10 h-124z" fill="var(--near)" />
      <path d="M346 218 a54 60 0 0 1 108 0z" fill="var(--near)" />
      <path
        d="M318 344 v-60 a14 14 0 0 1 28 0 v60z M386 344 v-60 a14 14 0 0 1 28 0 v60z M454 344 v-60 a14 14 0 0 1 28 0 v60z"
        fill="var(--light)"
      />
      {HOUSES.map((house) => (
        <Gable key={house[0]} house={house} />
      ))}
      <rect y="340" width="960" height="60" fill="var(--water)" />
      <path
        d="M180 400 V352 h600 v48 h-40 a50 40 0 0 0 -100 0 h-60 a50 40 0 0 0 -100 0 h-60 a50 40 0 0 0 -100 0 h-60 a40 34 0 0 0 -80 0z M164 340 h632 v14 h-632z"
        fill="var(--near)"
      />
    </>
  );
}
