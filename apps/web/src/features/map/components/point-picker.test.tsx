import type { Coordinates } from '@ooo/domain/shared/coordinates.schema';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { makeConfig } from '../../../testing/fixtures.ts';
import { mockProcedures } from '../../../testing/procedures.ts';
import { renderApp } from '../../../testing/render.tsx';
import { PointPicker } from './point-picker.tsx';

const SEOUL: Coordinates = [126.978, 37.566];

function Picker({ first }: { readonly first: Coordinates | undefined }) {
  const [point, setPoint] = useState(first);
  return (
    <>
      <PointPicker point={point} start={SEOUL} onPoint={setPoint} />
      <p>Chosen: {point ? point.map((degrees) => degrees.toFixed(3)).join(' ') : 'nothing'}</p>
      <button type="button" onClick={() => setPoint([151.2, -33.86])}>
        Type Sydney
      </button>
    </>
  );
}

const chosen = () => screen.getByText(/^Chosen:/).textContent;

async function renderPicker(first?: Coordinates) {
  mockProcedures({
    'app.config': () => makeConfig({ tiles: { url: '/tiles/{z}/{x}/{y}.png', attribution: '' } }),
  });
  const view = renderApp(<Picker first={first} />);
  const canvas = await screen.findByRole('application', { name: /^Map for choosing a point/ });
  const pin = () => view.container.querySelector('.leaflet-marker-icon');
  return { ...view, canvas, pin };
}

describe('PointPicker', () => {
  it('has no pin until one is set', async () => {
    const { pin } = await renderPicker();
    expect(pin()).toBeNull();
    expect(chosen()).toBe('Chosen: nothing');
  });

  it('sets the pin by a press on the map', async () => {
    const { canvas, pin } = await renderPicker();
    fireEvent.click(canvas, { clientX: 0, clientY: 0 });
    // The map of a test has no size, so its corner is its centre.
    expect(chosen()).toBe('Chosen: 126.978 37.566');
    expect(pin()).not.toBeNull();
    expect(screen.getByText(/^Pin at 37\.56[56]\d\d, 126\.97[78]\d\d$/)).toBeInTheDocument();
  });

  it('sets and moves the pin by the keyboard', async () => {
    const { user, canvas } = await renderPicker();
    canvas.focus();
    await user.keyboard('{Enter}');
    expect(chosen()).toBe('Chosen: 126.978 37.566');
    await user.keyboard('{ArrowRight}{ArrowUp}');
    const [longitude = 0, latitude = 0] = (chosen() ?? '')
      .replace('Chosen: ', '')
      .split(' ')
      .map(Number);
    expect(longitude).toBeGreaterThan(SEOUL[0]);
    expect(longitude).toBeLessThan(SEOUL[0] + 0.01);
    expect(latitude).toBeGreaterThan(SEOUL[1]);
    expect(latitude).toBeLessThan(SEOUL[1] + 0.01);
  });

  it('leaves the keys of its buttons to them', async () => {
    const { user } = await renderPicker();
    screen.getByRole('button', { name: 'Zoom in' }).focus();
    await user.keyboard('{ArrowRight}{Enter}');
    expect(chosen()).toBe('Chosen: nothing');
  });

  it('does not move a pin that is there by Enter', async () => {
    const { user, canvas } = await renderPicker([126.99, 37.58]);
    canvas.focus();
    await user.keyboard('{Enter}');
    expect(chosen()).toBe('Chosen: 126.990 37.580');
  });

  it('goes to coordinates that are typed, and is moved from there', async () => {
    const { user, canvas, container } = await renderPicker();
    await user.click(screen.getByRole('button', { name: 'Type Sydney' }));
    const centred = () => container.querySelector('.leaflet-marker-icon')?.getAttribute('style');
    await waitFor(() => expect(centred()).toContain('left: 0px; top: 0px;'));
    canvas.focus();
    await user.keyboard('{ArrowLeft}');
    expect(chosen()).toMatch(/^Chosen: 151\.19\d -33\.860$/);
  });
});
