import classes from './ripple.module.css';

const CIRCLES = 8;
const MAIN_SIZE = 210;
const SIZE_STEP = 70;
const BASE_OPACITY = 0.24;
const OPACITY_STEP = 0.03;
const DELAY_STEP_S = 0.06;

const circles = Array.from({ length: CIRCLES }, (_, index) => ({
  size: MAIN_SIZE + index * SIZE_STEP,
  opacity: BASE_OPACITY - index * OPACITY_STEP,
  delay: `${(index * DELAY_STEP_S).toFixed(2)}s`,
  isLast: index === CIRCLES - 1,
}));

/** Circles around a centre, each wider and fainter than the one before; the last is dashed. */
export function Ripple() {
  return (
    <div className={classes.ripple} aria-hidden>
      {circles.map(({ size, opacity, delay, isLast }) => (
        <span
          key={size}
          className={classes.circle}
          style={{
            '--size': `${size}px`,
            '--opacity': opacity,
            animationDelay: delay,
            borderStyle: isLast ? 'dashed' : 'solid',
          }}
        />
      ))}
    </div>
  );
}
