import { Sun } from './sun.tsx';

export function Coast() {
  return (
    <>
      <Sun x={600} y={178} r={44} />
      <path d="M0 236 L120 150 l60 40 70 -60 90 80 60 26z" fill="var(--far)" />
      <path d="M700 236 l80 -54 60 30 60 -50 60 40 V236z" fill="var(--far)" />
      <rect y="232" width="960" height="168" fill="var(--water)" />
      <g fill="var(--light)" opacity="0.7">
        <rect x="548" y="252" width="104" height="5" rx="2.5" />
        <rect x="564" y="272" width="72" height="5" rx="2.5" />
        <rect x="532" y="292" width="132" height="5" rx="2.5" />
        <rect x="572" y="312" width="56" height="5" rx="2.5" />
      </g>
      <path d="M404 270 h96 l-16 22 h-66z" fill="var(--near)" />
      <path d="M448 264 V172 q46 44 46 92z" fill="var(--light)" />
      <path d="M442 264 V190 q-32 40 -34 74z" fill="var(--mid)" />
      <path d="M0 400 V282 q90 -18 150 16 q70 40 170 44 q70 4 110 58z" fill="var(--mid)" />
      <path d="M960 400 V318 q-110 -24 -196 18 q-70 34 -170 64z" fill="var(--mid)" />
      <path d="M0 400 V346 q120 -20 200 12 q60 24 88 42z" fill="var(--near)" />
      <path d="M118 360 q-6 -90 22 -158 l10 4 q-26 72 -14 154z" fill="var(--near)" />
      <path
        d="M144 204 q-58 -34 -92 16 q48 -22 90 -10z M146 202 q-30 -56 -82 -40 q50 8 80 44z M146 202 q36 -52 84 -24 q-48 0 -78 30z M148 204 q64 -14 78 38 q-32 -36 -80 -30z M144 206 q-34 14 -32 56 q14 -36 38 -52z"
        fill="var(--near)"
      />
    </>
  );
}
