import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { atEnd } from '@ooo/db/testing/at-end';
import { type AppOptions, buildApp } from '../app.ts';
import { makeTestDeps, type TestDeps } from './test-deps.ts';

export interface TestApp {
  readonly app: FastifyInstance;
  readonly deps: TestDeps;
}

/** A folder that is not there: the web application is not built. */
const NO_WEB = join(import.meta.dirname, 'no-web');

/** The whole application on a database of its own; both go when the test file ends. */
export async function startTestApp(
  variables: Record<string, string> = {},
  overrides: Partial<AppOptions> = {},
): Promise<TestApp> {
  const deps = await makeTestDeps(variables);
  const app = await buildApp({ ...deps, webRoot: NO_WEB, ...overrides });
  atEnd(async () => app.close());
  return { app, deps };
}
