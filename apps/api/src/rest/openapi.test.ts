import { expect, test } from 'vitest';
import { startTestApp } from '../testing/test-app.ts';
import { REST_ROUTES } from './rest-routes.ts';

const { app } = await startTestApp();

interface Operation {
  readonly operationId?: string;
  readonly 'x-policy'?: string;
  readonly security?: readonly object[];
  readonly parameters?: readonly { name: string; in: string }[];
  readonly requestBody?: { content: Record<string, { schema: { properties?: object } }> };
  readonly responses: Record<string, unknown>;
}

const answer = await app.inject({ url: '/api/openapi.json' });
const { openapi, paths } = answer.json<{
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
}>();

test('it describes every route, each under its own name', () => {
  expect(openapi).toBe('3.1.0');
  for (const { method, path } of REST_ROUTES) {
    const address = `/api${path.replaceAll(/:(\w+)/g, '{$1}')}`;
    expect(paths[address]?.[method.toLowerCase()]).toBeDefined();
  }
  const ids = Object.values(paths).flatMap((methods) =>
    Object.values(methods).flatMap(({ operationId }) => operationId ?? []),
  );
  expect(new Set(ids).size).toBe(ids.length);
});

test('only what is open to everyone can be called without a session', () => {
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  const declared = operations.filter((operation) => operation['x-policy'] !== undefined);
  expect(declared.length).toBeGreaterThan(30);
  for (const { security, 'x-policy': policy } of declared)
    expect(security).toEqual(policy === 'public' ? [] : [{ session: [] }]);
});

test('parameters are in path and query, the rest in the body', () => {
  const update = paths['/api/trips/{id}']?.['patch'];
  expect(update?.parameters?.map(({ name, in: place }) => [name, place])).toEqual([['id', 'path']]);
  const patch = update?.requestBody?.content['application/json']?.schema.properties ?? {};
  expect(Object.keys(patch)).toContain('destination');
  expect(Object.keys(patch)).not.toContain('id');

  const plan = paths['/api/trips/{tripId}/auto-plan']?.['post'];
  const body = plan?.requestBody?.content['application/json']?.schema.properties ?? {};
  expect(Object.keys(body).sort()).toEqual([
    'apply',
    'breakfast',
    'dayEnd',
    'dayStart',
    'language',
    'must',
    'pace',
    'poiIds',
    'release',
    'replan',
    'travelBy',
    'walkingMin',
  ]);

  const search = paths['/api/airports/search']?.['get'];
  expect(search?.parameters).toMatchObject([{ name: 'q', in: 'query', required: true }]);

  const upload = paths['/api/parse-pdf']?.['post'];
  const form = upload?.requestBody?.content['multipart/form-data']?.schema.properties ?? {};
  expect(Object.keys(form).sort()).toEqual(['language', 'pdf', 'receivedOn', 'sender']);
});

const bodyOf = (path: string) => paths[path]?.['post']?.requestBody;

test('a body is said to be needed only where it is', () => {
  expect(bodyOf('/api/trips/demo')).toBeUndefined();
  expect(bodyOf('/api/trips/{tripId}/auto-plan')).toMatchObject({ required: false });
  expect(bodyOf('/api/trips')).toMatchObject({ required: true });
});

test('creation answers 201, deletion 204, and the policy is stated', () => {
  expect(Object.keys(paths['/api/trips']?.['post']?.responses ?? {})).toEqual(['201', 'default']);
  expect(Object.keys(paths['/api/pois/{id}']?.['delete']?.responses ?? {})).toEqual([
    '204',
    'default',
  ]);
  expect(paths['/api/trips']?.['get']?.['x-policy']).toBe('invited');
});

test('the page for people is complete, and loads nothing from elsewhere', async () => {
  const page = await app.inject({ url: '/api/docs' });
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  const addresses = [...page.body.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, url = '']) => url);
  expect(addresses.length).toBeGreaterThan(4);
  for (const url of addresses) {
    expect(url).toMatch(/^\/api\/docs\//);
    expect((await app.inject({ url })).statusCode).toBe(200);
  }
  expect(page.body).not.toMatch(/<script>|https?:\/\//);
  expect((await app.inject({ url: '/api/docs/json' })).json()).toEqual(answer.json());
});
