import type { CurrentUser } from '@ooo/domain/account/user.schema';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { makeConfig, makeUser } from '../testing/fixtures.ts';
import { mockProcedures } from '../testing/procedures.ts';
import { renderRoutes } from '../testing/render.tsx';
import { routes } from './router.tsx';

type Config = ReturnType<typeof makeConfig>;

function open(path: string, config: Partial<Config> = {}, user: CurrentUser | null = null) {
  mockProcedures({
    'account.me': () => user,
    'app.config': () => makeConfig(config),
    'invites.stats': () => null,
    'trips.overview': () => [],
  });
  return renderRoutes(routes, path);
}

/** The section of the page with this heading. */
async function findSection(title: string): Promise<HTMLElement> {
  const heading = await screen.findByRole('heading', { name: title });
  const section = heading.closest('section');
  if (!section) throw new Error(`${title} heads no section.`);
  return section;
}

describe('the privacy policy', () => {
  it('names the host that the map is loaded from §1.26', async () => {
    const url = 'https://{s}.tiles.example.com/{z}/{x}/{y}.png';
    open('/privacy', { tiles: { url, attribution: 'Example' } });
    const text = await screen.findByText(/loads the map from tiles\.example\.com,/);
    expect(text).toHaveTextContent('learns your IP address, what browser you use');
    expect(text).toHaveTextContent('your browser asks nobody else but us.');
  });

  it('is in force since June 5, 2025 §1.25 §9.52', async () => {
    open('/privacy');
    expect(await screen.findByText('Effective June 5, 2025')).toBeVisible();
  });

  it.each([
    ['ko', '시행일: 2025년 6월 5일'],
    ['es', 'En vigor desde el 5 de junio de 2025'],
  ] as const)('says so in %s §1.25', async (language, text) => {
    open('/privacy', {}, makeUser({ language }));
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('says what is collected, that it is not sold, and how it is deleted §1.24', async () => {
    open('/privacy');
    const collected = within(await findSection('What we collect'));
    expect(
      collected.getByText(/^Account data: your name, e-mail address and profile picture/),
    ).toHaveTextContent(/Trip data: .* including PDF tickets\. Usage data: /);
    const sharing = within(await findSection('Who else is involved'));
    expect(sharing.getByText(/^We don’t sell your data\./)).toBeVisible();
    const deletion = within(await findSection('Deletion'));
    expect(deletion.getByText(/we will delete it for you/)).toBeVisible();
  });

  it('names sign-in, hosting, weather and reading of documents as third parties §1.26', async () => {
    open('/privacy');
    const sharing = await findSection('Who else is involved');
    expect(sharing).toHaveTextContent('An external sign-in provider tells us who you are.');
    expect(sharing).toHaveTextContent('A hosting and database provider stores the data.');
    expect(sharing).toHaveTextContent('Optional weather and document-reading services');
  });

  it('says how a profile picture is fetched, if a provider can give one', async () => {
    const providers = [{ id: 'google', name: 'Google' }];
    open('/privacy', { signIn: { local: false, providers } });
    const picture = await findSection('Your profile picture');
    expect(picture).toHaveTextContent('Your browser gets it from us alone.');
  });

  it('says nothing about pictures if no provider gives one', async () => {
    open('/privacy', { signIn: { local: true, providers: [] } });
    expect(await findSection('The map')).toBeVisible();
    expect(screen.queryByText('Your profile picture')).toBeNull();
  });

  it('says what the weather service is asked, except offline', async () => {
    open('/privacy', { offline: false });
    expect(await findSection('The weather')).toHaveTextContent('the dates of the next 16 days');
  });

  it('says nothing about a weather service offline', async () => {
    open('/privacy', { offline: true, tiles: null });
    expect(await findSection('The map')).toBeVisible();
    expect(screen.queryByText('The weather')).toBeNull();
  });

  it('names the time after which an account of unconfirmed age is deleted', async () => {
    open('/privacy');
    expect(await findSection('Age')).toHaveTextContent('within 30 days of the account’s first');
  });

  it('names the sources that searches go to, where there are any §1.26', async () => {
    open('/privacy', { placeSources: ['Google', 'OpenStreetMap'] });
    expect(await screen.findByText(/our server asks Google, OpenStreetMap for/)).toBeVisible();
  });

  it('says nothing about searches if no other source is asked', async () => {
    open('/privacy', { placeSources: [], tiles: null });
    expect(await screen.findByText(/^The map is drawn from data/)).toBeVisible();
    expect(screen.queryByText('Searching for places')).toBeNull();
  });

  it('says where coordinates go for travel times, if a server is asked', async () => {
    open('/privacy', { asksRoutes: true });
    expect(await screen.findByText(/our server asks a routing server/)).toBeVisible();
  });

  it('says nothing about travel times if they are estimated', async () => {
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
  it('names the address of the team §1.23 §2.6 §2.8', async () => {
    open(path, { teamEmail: 'team@example.com' });
    const link = await screen.findByRole('link', { name: 'team@example.com' });
    expect(link).toHaveAttribute('href', 'mailto:team@example.com');
    expect(link.parentElement).toHaveTextContent(/write to team@example\.com/);
  });

  it('names the operator if no address is set §1.23', async () => {
    open(path, { teamEmail: null });
    expect(await screen.findByText(/write to the people who run this OOO/)).toBeVisible();
  });
});

describe('the terms of service', () => {
  it.each([
    ['Your content', 'remains yours. You give us a limited licence'],
    ['Beta', 'OOO is in beta'],
    ['Misuse', 'may lose their account'],
    ['No warranties', 'We provide the service as is.'],
    ['Limited liability', 'As far as the law allows, we aren’t liable'],
    ['Age', 'You must be 13 or older'],
  ])('say under %s: %s §1.27', async (title, text) => {
    open('/terms');
    expect(await findSection(title)).toHaveTextContent(text);
  });
});
