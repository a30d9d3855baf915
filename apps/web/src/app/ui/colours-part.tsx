import { Button } from '@mantine/core';
import { DAY_COLORS, TAG_COLORS } from '../../lib/theme.ts';
import { Shown, State } from './shown.tsx';
import classes from './ui.module.css';

const VARIANTS = ['filled', 'default', 'light', 'outline', 'subtle'] as const;

/** The colours of days and tags, and what a finger presses. */
export function ColoursPart() {
  return (
    <>
      <Shown name="Day colours">
        <State is="1 to 14" wide>
          <div className={classes.swatches}>
            {DAY_COLORS.map(({ fill, text }, index) => (
              <span key={fill} className={classes.swatch} style={{ background: fill, color: text }}>
                Day {index + 1}
              </span>
            ))}
          </div>
        </State>
      </Shown>
      <Shown name="Tag colours">
        <State is="all seven" wide>
          <div className={classes.swatches}>
            {Object.entries(TAG_COLORS).map(([tag, { fill, text }]) => (
              <span key={tag} className={classes.swatch} style={{ background: fill, color: text }}>
                {tag}
              </span>
            ))}
          </div>
        </State>
      </Shown>
      <Shown name="Button">
        {VARIANTS.map((variant) => (
          <State key={variant} is={variant}>
            <div className={classes.swatches}>
              <Button variant={variant}>Ready</Button>
              <Button variant={variant} color="coral">
                Next
              </Button>
              <Button variant={variant} loading>
                Busy
              </Button>
              <Button variant={variant} disabled>
                Off
              </Button>
            </div>
          </State>
        ))}
      </Shown>
    </>
  );
}
