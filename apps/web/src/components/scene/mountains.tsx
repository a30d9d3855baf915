import { Sun } from './sun.tsx';

const PINES = [30, 74, 112, 168, 690, 742, 786, 836, 880, 926] as const;

export function Mountains() {
  return (
    <>
      <Sun x={330} y={112} />
      <path
        d="M0 320 L150 190 l80 60 130 -120 120 110 90 -70 130 110 110 -90 150 130 V400 H0z"
        fill="var(--far)"
      />
      <path d="M180 400 L520 96 l130 116 48 -34 262 222z" fill="var(--mid)" />
      <path d="M520 96 l-70 63 30 -8 22 26 22 -30 30 34 18 -26 28 14z" fill="var(--light)" />
      <path d="M698 178 l-30 22 18 0 14 16 16 -14 20 10z" fill="var(--light)" />
      <path
        d="M0 400 V300 q130 -50 260 20 q120 60 260 40 q180 -26 280 -50 q90 -20 160 10 V400z"
        fill="var(--near)"
        opacity="0.72"
      />
      <path
        d="M0 400 V352 q160 -30 320 10 q200 40 360 0 q140 -36 280 -16 V400z"
        fill="var(--near)"
      />
      {PINES.map((x, index) => (
        <path
          key={x}
          d={`M${x} ${362 - (index % 3) * 6} l-18 0 12 -22 -8 0 11 -22 -7 0 10 -24 10 24 -7 0 11 22 -8 0 12 22z`}
          fill="var(--near)"
        />
      ))}
    </>
  );
}
