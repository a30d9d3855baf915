import { VisuallyHidden } from '@mantine/core';
import { Fragment } from 'react';
import classes from './animated-text.module.css';

export const TEXT_ANIMATIONS = [
  'fadeInUp',
  'slideInLeft',
  'slideInRight',
  'blurIn',
  'blurInWords',
  'typewriter',
] as const;
export type TextAnimation = (typeof TEXT_ANIMATIONS)[number];

/** Seconds from one part to the next, for the animations that go part by part. */
const PART_DELAY_S = 0.1;

interface AnimatedTextProps {
  readonly text: string;
  readonly animation: TextAnimation;
}

/** A line that comes in once: as a whole, word by word or letter by letter. Still under reduced motion. */
export function AnimatedText({ text, animation }: AnimatedTextProps) {
  if (animation === 'blurInWords') return <Words text={text} />;
  if (animation === 'typewriter') return <Letters text={text} />;
  return <span className={classes[animation]}>{text}</span>;
}

/** The parts of a text that never changes, each with a key of its own and when it begins. */
function toParts(texts: readonly string[]) {
  return texts.map((part, index) => ({
    part,
    key: `${index}-${part}`,
    style: { animationDelay: `${index * PART_DELAY_S}s` },
  }));
}

function Words({ text }: { readonly text: string }) {
  return toParts(text.split(' ')).map(({ part, key, style }) => (
    <Fragment key={key}>
      <span className={classes.blurIn} style={style}>
        {part}
      </span>{' '}
    </Fragment>
  ));
}

/** Read aloud as one text, and not letter by letter. */
function Letters({ text }: { readonly text: string }) {
  return (
    <>
      <VisuallyHidden>{text}</VisuallyHidden>
      <span aria-hidden>
        {toParts(Array.from(text)).map(({ part, key, style }) => (
          <span key={key} className={classes.letter} style={style}>
            {part}
          </span>
        ))}
      </span>
    </>
  );
}
