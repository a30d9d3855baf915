import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../testing/render.tsx';
import { PersonPicture } from './person-picture.tsx';

const picture = () => document.querySelector('img');

function Changing() {
  const [version, setVersion] = useState(1);
  return (
    <>
      <PersonPicture name="Mina" src={`/picture?v=${version}`} size={36} />
      <button type="button" onClick={() => setVersion(version + 1)}>
        another
      </button>
    </>
  );
}

describe('the picture of a person', () => {
  it.each([
    ['mina', 'M'],
    [' 서연', '서'],
    ['ñandú', 'Ñ'],
    ['👩‍🚀 Ada', '👩'],
  ])('of %s is an initial without one', (name, initial) => {
    renderApp(<PersonPicture name={name} src={null} size={36} />);
    expect(screen.getByText(initial)).toBeInTheDocument();
    expect(picture()).toBeNull();
  });

  it('covers the initial, is replaced by it if it fails to load, and is tried again for another address', async () => {
    const { user } = renderApp(<Changing />);
    expect(picture()).toHaveAttribute('src', '/picture?v=1');
    expect(screen.getByText('M')).toBeInTheDocument();
    const first = picture();
    if (first) fireEvent.error(first);
    expect(picture()).toBeNull();

    await user.click(screen.getByRole('button', { name: 'another' }));
    expect(picture()).toHaveAttribute('src', '/picture?v=2');
  });
});
