import type { TestProject } from 'vitest/node';
import { makeTemplate, onServer, type TestTemplate } from './template.ts';
import { startTestServer } from './test-server.ts';

interface Shared {
  readonly template: TestTemplate;
  readonly close: () => Promise<void>;
}

declare global {
  // Vitest runs this once a project, each time as a module of its own: only the process is shared.
  var oooTestServer: { users: number; readonly started: Promise<Shared> } | undefined;
}

/** Gives the project the migrated template; the last project to end takes the server down. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = (globalThis.oooTestServer ??= { users: 0, started: start() });
  server.users += 1;
  const { template, close } = await server.started;
  project.provide('testTemplate', template);
  return async () => {
    server.users -= 1;
    if (server.users > 0) return;
    globalThis.oooTestServer = undefined;
    await close();
  };
}

async function start(): Promise<Shared> {
  const server = await startTestServer();
  const template = await makeTemplate(server.connectionString);
  const close = async () => {
    await onServer(server.connectionString, `drop database ${template.template} with (force)`);
    await server.close();
  };
  return { template, close };
}
