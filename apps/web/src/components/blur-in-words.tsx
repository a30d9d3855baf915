import classes from './blur-in-words.module.css';

const WORD_DELAY_S = 0.1;

/** A line that comes into focus word by word; still under reduced motion. */
export function BlurInWords({ text }: { readonly text: string }) {
  const words = text.split(' ').map((word, index) => ({ word, at: `${index}-${word}`, index }));
  return words.map(({ word, at, index }) => (
    <span key={at}>
      <span className={classes.word} style={{ animationDelay: `${index * WORD_DELAY_S}s` }}>
        {word}
      </span>{' '}
    </span>
  ));
}
