import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PHONE_QUERY } from '../../components/use-is-phone.ts';
import { loadTexts } from '../../i18n/i18n.ts';
import { useAtom } from '../../lib/jotai.ts';
import { singleKeysAtom } from '../../lib/single-keys.atoms.ts';
import { renderApp } from '../../testing/render.tsx';
import { Tip } from './tip.tsx';

function SingleKeys() {
  const [isOn, set] = useAtom(singleKeysAtom);
  return (
    <input type="checkbox" checked={isOn} onChange={({ target: { checked } }) => set(checked)} />
  );
}

const ask = window.matchMedia;
const tip = () => screen.queryByRole('complementary', { name: 'Tip' });

async function open(where: 'home' | 'trip') {
  await loadTexts();
  return renderApp(<Tip where={where} />);
}

afterEach(() => {
  vi.restoreAllMocks();
  window.localStorage.clear();
});

describe('a tip', () => {
  it('is shown until it is dismissed, and then there is no other on this page', async () => {
    const { user } = await open('trip');
    expect(tip()).toHaveTextContent('Drag a place');
    await user.click(screen.getByRole('button', { name: 'Got it' }));
    expect(tip()).toBeNull();
    expect(window.localStorage.getItem('tips-seen')).toBe('drag');
  });

  it('is followed by the next one at another visit, and by none after the last', async () => {
    window.localStorage.setItem('tips-seen', 'drag');
    const first = await open('trip');
    expect(tip()).toHaveTextContent('Ctrl+K');
    first.unmount();
    window.localStorage.setItem('tips-seen', 'drag palette nonsense');
    await open('trip');
    expect(tip()).toBeNull();
  });

  it('mentions neither keys nor dropping on a phone', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      Object.assign(ask(query), query === PHONE_QUERY ? { matches: true } : {}),
    );
    await open('home');
    expect(tip()).toBeNull();
  });

  it('does not mention a key that is switched off', async () => {
    window.localStorage.setItem('tips-seen', 'ticket');
    await loadTexts();
    const { user } = renderApp(
      <>
        <Tip where="home" />
        <SingleKeys />
      </>,
    );
    expect(tip()).toHaveTextContent('Press ?');
    await user.click(screen.getByRole('checkbox'));
    expect(tip()).toBeNull();
    await user.click(screen.getByRole('checkbox'));
    expect(tip()).toHaveTextContent('Press ?');
  });
});
