import { expect, test } from 'vitest';
import { makeAssistant } from '../../providers/assistant/assistant-client.ts';
import { callerOf } from '../../testing/callers.ts';
import { makeTestDeps, testEnv } from '../../testing/test-deps.ts';

const deps = await makeTestDeps();

const configOf = async (variables: Record<string, string>) =>
  callerOf({ ...deps, env: testEnv(variables) }, null).app.config();

test('the web learns what this installation offers', async () => {
  expect(await configOf({ OFFLINE: 'off' })).toEqual({
    version: '0.0.0-test',
    tiles: {
      url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
      attribution: '© OpenStreetMap contributors',
    },
    pmtilesUrl: null,
    signIn: { local: true, providers: [] },
    privacyUrl: '/privacy',
    teamEmail: 'admin@localhost',
    offline: false,
    maxTrips: 3,
    inviteGate: true,
    assistant: false,
    placeSources: [],
    asksRoutes: false,
    maintenance: false,
  });
});

test('offline there are no tiles', async () => {
  const PMTILES_URL = 'https://maps.example.com/world.pmtiles';
  expect(await configOf({ OFFLINE: 'off', PMTILES_URL })).toMatchObject({
    pmtilesUrl: PMTILES_URL,
  });
  expect(await configOf({ OFFLINE: 'on', PMTILES_URL })).toMatchObject({
    offline: true,
    tiles: null,
    pmtilesUrl: null,
  });
});

test('a routing server is mentioned, but not where it is, and not offline', async () => {
  const OSRM_URL = 'http://osrm.internal:5000';
  const config = await configOf({ OFFLINE: 'off', OSRM_URL });
  expect(config.asksRoutes).toBe(true);
  expect(JSON.stringify(config)).not.toContain('osrm.internal');
  expect(await configOf({ OFFLINE: 'on', OSRM_URL })).toMatchObject({ asksRoutes: false });
});

test('no secret of the environment is in it', async () => {
  const secrets = {
    ADMIN_CODE: 'hunter2',
    ANTHROPIC_API_KEY: 'hunter3',
    GOOGLE_MAPS_API_KEY: 'hunter4',
  };
  const TEAM_EMAIL = 'team@example.com';
  const config = await configOf({ ...secrets, TEAM_EMAIL, ADMIN_EMAILS: 'boss@example.com' });
  expect(JSON.stringify(config)).not.toMatch(/hunter|boss/);
});

test('of the admins only the first is named, where users have no other address to write to', async () => {
  const config = await configOf({ ADMIN_EMAILS: 'kim@example.com, boss@example.com' });
  expect(config.teamEmail).toBe('kim@example.com');
  expect(JSON.stringify(config)).not.toContain('boss');
});

test('the web is told of the assistant where there is one, and not of its key', async () => {
  const variables = { ANTHROPIC_API_KEY: 'hunter3', OFFLINE: 'off' };
  const assistant = makeAssistant(testEnv(variables));
  const config = await callerOf({ ...deps, assistant }, null).app.config();
  expect(config.assistant).toBe(true);
  expect(JSON.stringify(config)).not.toContain('hunter');
});
