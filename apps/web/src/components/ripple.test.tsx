import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Ripple } from './ripple.tsx';

it('is eight circles, each wider, fainter and later than the one before, the last one dashed §2.93 §9.46', () => {
  const { container } = render(<Ripple />);
  const circles = [...container.querySelectorAll<HTMLElement>('[aria-hidden] > span')].map(
    ({ style }) => ({
      size: style.getPropertyValue('--size'),
      opacity: Number(style.getPropertyValue('--opacity')).toFixed(2),
      delaySec: Number.parseFloat(style.animationDelay),
      border: style.borderStyle,
    }),
  );
  expect(circles).toHaveLength(8);
  expect(circles[0]).toEqual({ size: '210px', opacity: '0.24', delaySec: 0, border: 'solid' });
  expect(circles[1]).toEqual({ size: '280px', opacity: '0.21', delaySec: 0.06, border: 'solid' });
  expect(circles[7]).toEqual({ size: '700px', opacity: '0.03', delaySec: 0.42, border: 'dashed' });
});
