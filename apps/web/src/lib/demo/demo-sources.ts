import { createServerSources } from '../server-sources.ts';
import { createDemoClient } from './demo-client.ts';

/** The sources of the demo. */
export const demoSources = createServerSources(createDemoClient());
