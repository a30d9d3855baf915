import { Sun } from './sun.tsx';

export function Desert() {
  return (
    <>
      <Sun x={640} y={132} r={46} />
      <path d="M0 300 V236 h70 l16 -46 h150 l18 46 h60 l26 64z" fill="var(--far)" />
      <path d="M960 300 V250 h-40 l-14 -36 h-110 l-16 36 h-50 l-24 50z" fill="var(--far)" />
      <path d="M0 400 V288 q180 -60 380 -6 q120 32 220 4 q190 -54 360 0 V400z" fill="var(--mid)" />
      <path d="M380 282 q40 60 -60 118 H0 V330 q220 20 380 -48z" fill="var(--far)" opacity="0.5" />
      <path d="M300 400 q180 -90 330 -96 q-20 50 40 96z" fill="var(--light)" opacity="0.55" />
      <path d="M0 400 V372 q240 -44 470 -4 q260 36 490 -14 V400z" fill="var(--near)" />
      <path
        d="M790 366 V262 a11 11 0 0 1 22 0 V306 h10 a8 8 0 0 0 8 -8 v-16 a8 8 0 0 1 16 0 v20 a22 22 0 0 1 -22 22 h-12 V366z M790 336 h-8 a20 20 0 0 1 -20 -20 v-14 a8 8 0 0 1 16 0 v10 a6 6 0 0 0 6 6 h6z"
        fill="var(--near)"
      />
      <path
        d="M150 368 V300 a8 8 0 0 1 16 0 V368z M150 346 h-8 a14 14 0 0 1 -14 -14 v-10 a6 6 0 0 1 12 0 v6 a4 4 0 0 0 4 4 h6z"
        fill="var(--near)"
      />
    </>
  );
}
