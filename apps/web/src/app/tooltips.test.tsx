import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { HintGroup } from '../components/hint-group.tsx';
import { Hint } from '../components/hint.tsx';
import { renderApp } from '../testing/render.tsx';

const button = (name: string) => screen.getByRole('button', { name });
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const texts = () => screen.queryAllByRole('tooltip').map(({ textContent }) => textContent);

afterEach(() => {
  vi.useRealTimers();
});

it('opens a tooltip when the pointer has rested for 700 ms §9.9', async () => {
  vi.useFakeTimers();
  renderApp(
    <Hint label="Show on the map">
      <button>Map</button>
    </Hint>,
  );
  fireEvent.mouseEnter(screen.getByRole('button', { name: 'Map' }));
  await act(() => vi.advanceTimersByTimeAsync(699));
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.getByRole('tooltip')).toHaveTextContent('Show on the map');
});

/** The pointer rests on the first of two, and leaves it. */
async function rest() {
  vi.useFakeTimers();
  renderApp(
    <HintGroup>
      <Hint label="Show on the map">
        <button>Map</button>
      </Hint>
      <Hint label="Remove this place">
        <button>Remove</button>
      </Hint>
    </HintGroup>,
  );
  fireEvent.mouseEnter(button('Map'));
  await wait(699);
  expect(texts()).toEqual([]);
  await wait(1);
  expect(texts()).toEqual(['Show on the map']);
  fireEvent.mouseLeave(button('Map'));
}

describe('after one tooltip of a group', () => {
  it('the next one opens at once within 300 ms §9.10', async () => {
    await rest();
    await wait(299);
    fireEvent.mouseEnter(button('Remove'));
    await wait(10);
    expect(texts()).toEqual(['Remove this place']);
  });

  it('the next one waits for 700 ms again when 300 ms have gone by §9.10', async () => {
    await rest();
    await wait(301);
    fireEvent.mouseEnter(button('Remove'));
    await wait(690);
    expect(texts()).toEqual([]);
    await wait(10);
    expect(texts()).toEqual(['Remove this place']);
  });
});
