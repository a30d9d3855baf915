import { afterEach, beforeEach } from 'vitest';
import { server } from './server.ts';

/** Registers hooks for the file; what it gives answers the procedures that the test has asked the server so far. */
export function watchAskedProcedures(): () => readonly string[] {
  let asked: string[] = [];
  const listen = ({ request }: { request: Request }) => {
    const { pathname } = new URL(request.url);
    // Files of the drawn map are requested too if an earlier test has loaded the map.
    if (pathname.includes('/trpc/')) asked.push(...(pathname.split('/').at(-1)?.split(',') ?? []));
  };
  beforeEach(() => {
    asked = [];
    server.events.on('request:start', listen);
  });
  afterEach(() => server.events.removeListener('request:start', listen));
  return () => asked;
}
