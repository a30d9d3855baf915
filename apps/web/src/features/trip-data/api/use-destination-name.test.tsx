import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { changeLanguage } from '../../../i18n/i18n.ts';
import { makeDestination } from '../../../testing/fixtures.ts';
import { mockProcedures } from '../../../testing/procedures.ts';
import { renderApp } from '../../../testing/render.tsx';
import { useDestinationName } from './use-destination-name.ts';

function Shown({ destination }: { readonly destination: string }) {
  return <p>{useDestinationName({ destination })}</p>;
}

describe('the name of a destination', () => {
  it.each([
    ['ko', 'Seoul, South Korea', '서울'],
    ['es', 'Seoul', 'Seúl'],
  ] as const)('in %s of %s is %s', async (language, destination, name) => {
    mockProcedures({ 'places.destination': () => makeDestination([126.978, 37.566]) });
    await changeLanguage(language);
    renderApp(<Shown destination={destination} />);
    expect(await screen.findByText(name)).toBeVisible();
  });

  it('is as entered if the place is unknown', async () => {
    const asked = vi.fn<() => null>(() => null);
    mockProcedures({ 'places.destination': asked });
    await changeLanguage('ko');
    renderApp(<Shown destination="Atlantis" />);
    await waitFor(() => expect(asked).toHaveBeenCalled());
    expect(screen.getByText('Atlantis')).toBeVisible();
  });

  it('is as entered in English, without a request', async () => {
    renderApp(<Shown destination="Seoul, South Korea" />);
    expect(await screen.findByText('Seoul, South Korea')).toBeVisible();
  });
});
