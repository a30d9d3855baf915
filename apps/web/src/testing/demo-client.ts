import { demoLink } from '../lib/demo/demo-link.ts';
import { demoProcedures } from '../lib/demo/demo-procedures.ts';
import type { DemoWorld } from '../lib/demo/demo-world.ts';
import { trpc, type TrpcClient } from '../lib/trpc.ts';
import { makeDemoWorld } from './demo-world.ts';

/** A client of the demo in a new browser. */
export function makeDemoClient(fields: Partial<DemoWorld> = {}): TrpcClient {
  const procedures = demoProcedures(makeDemoWorld(fields));
  return trpc.createClient({ links: [demoLink(async () => procedures)] });
}
