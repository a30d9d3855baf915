import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen } from '@testing-library/react';
import { MantineProvider } from '@mantine/core';
import { describe, expect, it } from 'vitest';
import { AnimatedText, TEXT_ANIMATIONS, type TextAnimation } from './animated-text.tsx';

const css = readFileSync(join(import.meta.dirname, 'animated-text.module.css'), 'utf8');

function show(text: string, animation: TextAnimation) {
  return render(
    <MantineProvider env="test">
      <h1>
        <AnimatedText text={text} animation={animation} />
      </h1>
    </MantineProvider>,
  );
}

const delays = (container: HTMLElement) =>
  [...container.querySelectorAll<HTMLElement>('[style]')].map((part) => part.style.animationDelay);

describe('AnimatedText', () => {
  it.each(TEXT_ANIMATIONS)('is one heading, whatever moves: %s §2.92', (animation) => {
    show('Meet OOO', animation);
    expect(screen.getByRole('heading', { name: 'Meet OOO' })).toBeInTheDocument();
  });

  it('begins each word, and each letter, a tenth of a second after the one before §9.47', () => {
    expect(delays(show('a bc d', 'blurInWords').container)).toEqual(['0s', '0.1s', '0.2s']);
    expect(delays(show('abc', 'typewriter').container)).toEqual(['0s', '0.1s', '0.2s']);
    expect(delays(show('a bc', 'fadeInUp').container)).toEqual([]);
  });

  it('takes 0.8 seconds, blurred 1.2, and does not move under reduced motion §9.47', () => {
    expect(css).toMatch(/animation: fade-in-up 0\.8s/);
    expect(css).toMatch(/animation: blur-in 1\.2s/);
    expect(css).toMatch(/prefers-reduced-motion: reduce\)[^@]*animation: none/);
  });
});
