import { splitLink } from '@trpc/react-query';
import { type Procedures, serverLink, trpc, type TrpcClient } from '../trpc.ts';
import { demoLink, isForDemo } from './demo-link.ts';

let loading: Promise<Procedures> | undefined;

/** Loads the demo once; what could not be loaded is tried again by the next call. */
async function loadDemo(): Promise<Procedures> {
  loading ??= import('./open-demo.ts').then((module) => module.openDemo());
  try {
    return await loading;
  } catch (error) {
    loading = undefined;
    throw error;
  }
}

/**
 * The client of a visitor of the demo: trips and places are answered in the browser, of which nothing is
 * loaded before the first call; what belongs to the page or the account goes to the server.
 */
export function createDemoClient(): TrpcClient {
  return trpc.createClient({
    links: [splitLink({ condition: isForDemo, true: demoLink(loadDemo), false: serverLink() })],
  });
}
