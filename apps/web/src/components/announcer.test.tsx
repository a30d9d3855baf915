import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useState } from 'react';
import { announcedAtom } from '../lib/announcement.atoms.ts';
import { useSetAtom } from '../lib/jotai.ts';
import { renderApp } from '../testing/render.tsx';
import { LoadingShape } from './loading-shape.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const region = () => screen.getByRole('status');

function Screen() {
  const say = useSetAtom(announcedAtom);
  const [isLoading, setIsLoading] = useState(true);
  return (
    <>
      {isLoading && <LoadingShape words="Loading bars">…</LoadingShape>}
      <button onClick={() => say('Moved')}>Move</button>
      <button onClick={() => setIsLoading(false)}>Finish</button>
    </>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('exists before its words, and announces the same words again', () => {
  renderApp(<Screen />);
  const place = region();
  expect(place).toBeEmptyDOMElement();
  press('Move');
  const first = place.firstElementChild;
  expect(place).toHaveTextContent('Moved');
  press('Move');
  expect(place).toHaveTextContent('Moved');
  expect(place.firstElementChild).not.toBe(first);
});

it('announces what is still loading after half a second', async () => {
  renderApp(<Screen />);
  await wait(499);
  expect(region()).toBeEmptyDOMElement();
  await wait(1);
  expect(region()).toHaveTextContent('Loading bars');
  press('Finish');
  expect(region()).toBeEmptyDOMElement();
});

it('announces nothing that loads sooner', async () => {
  renderApp(<Screen />);
  await wait(499);
  press('Finish');
  await wait(1000);
  expect(region()).toBeEmptyDOMElement();
});
