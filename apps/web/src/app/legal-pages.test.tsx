import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { makeConfig } from '../testing/fixtures.ts';
import { mockProcedures } from '../testing/procedures.ts';
import { renderRoutes } from '../testing/render.tsx';
import { routes } from './router.tsx';

type Config = ReturnType<typeof makeConfig>;

function open(path: string, config: Partial<Config>) {
  mockProcedures({ 'account.me': () => null, 'app.config': () => makeConfig(config) });
  return renderRoutes(routes, path);
}

describe('the privacy policy', () => {
  it('names the host that the map is loaded from', async () => {
    const url = 'https://{s}.tiles.example.com/{z}/{x}/{y}.png';
    open('/privacy', { tiles: { url, attribution: 'Example' } });
    expect(await screen.findByText(/loads the map from tiles\.example\.com,/)).toBeVisible();
  });

  it('names the sources that searches go to, where there are any', async () => {
    open('/privacy', { placeSources: ['Google', 'OpenStreetMap'] });
    expect(await screen.findByText(/our server asks Google, OpenStreetMap for/)).toBeVisible();
  });

  it('says nothing of searches where nobody else is asked', async () => {
    open('/privacy', { placeSources: [], tiles: null });
    expect(await screen.findByText(/^The map is drawn from data/)).toBeVisible();
    expect(screen.queryByText('Searching for places')).toBeNull();
  });

  it('says where coordinates go for travel times, where anybody is asked', async () => {
    open('/privacy', { asksRoutes: true });
    expect(await screen.findByText(/our server asks a routing server/)).toBeVisible();
  });

  it('says nothing of travel times where they are estimated', async () => {
    open('/privacy', { tiles: null });
    expect(await screen.findByText(/^The map is drawn from data/)).toBeVisible();
    expect(screen.queryByText('Travel times')).toBeNull();
  });

  it('names the host of the PMTiles file, which comes before the tiles', async () => {
    const tiles = { url: 'https://tiles.example.com/{z}/{x}/{y}.png', attribution: 'Example' };
    open('/privacy', { tiles, pmtilesUrl: 'https://maps.example.com/world.pmtiles' });
    expect(await screen.findByText(/loads the map from maps\.example\.com,/)).toBeVisible();
  });

  it('says that nothing is loaded where the map is drawn', async () => {
    open('/privacy', { tiles: null });
    expect(await screen.findByText(/^The map is drawn from data/)).toBeVisible();
  });
});

describe.each(['/privacy', '/terms'])('%s', (path) => {
  it('names the address of the team', async () => {
    open(path, { teamEmail: 'team@example.com' });
    expect(await screen.findByText(/write to team@example\.com/)).toBeVisible();
  });

  it('names those who run the installation where no address is set', async () => {
    open(path, { teamEmail: null });
    expect(await screen.findByText(/write to the people who run this OOO/)).toBeVisible();
  });
});
