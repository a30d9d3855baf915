import type { IconProps } from '@tabler/icons-react';

/** A cloud before the sun, which Tabler does not have, in its lines. */
export function PartlyCloudyIcon({ size = 24, stroke = 2 }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={stroke}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d="M9 3v1.5M2.5 9.5h1.5M4.4 4.9l1.1 1.1M13.6 4.9l-1.1 1.1" />
      <path d="M5.9 11.9a3.9 3.9 0 0 1 6.9 -3.2" />
      <path d="M9.6 20h7.6a3.4 3.4 0 0 0 .5 -6.77a4.9 4.9 0 0 0 -9.3 -.5a3.7 3.7 0 0 0 1.2 7.27z" />
    </svg>
  );
}
