import { LANGUAGES } from '@ooo/texts/languages';
import { createServer } from 'vite';
import type * as entryModule from './src/prerender.tsx';

// Renders the landing page in every language and prints the pages as JSON. It is a process of its own because the
// application's modules expect a browser; the landing page needs only these parts of one.
const stored = new Map<string, string>();
Object.assign(globalThis, {
  window: globalThis,
  localStorage: { getItem: (key: string) => stored.get(key) ?? null },
  location: new URL('http://localhost/landing'),
  document: { documentElement: {}, readyState: 'loading' },
  addEventListener: () => undefined,
});

/** The sources of the other packages, which need not be built. */
const CONDITIONS = ['source', 'module', 'node', 'production'];

const server = await createServer({
  root: import.meta.dirname,
  configFile: false,
  mode: 'production',
  logLevel: 'error',
  appType: 'custom',
  server: { middlewareMode: true, watch: null },
  optimizeDeps: { noDiscovery: true },
  resolve: { conditions: CONDITIONS },
  ssr: { resolve: { conditions: CONDITIONS } },
});
const pages: Record<string, string> = {};
for (const language of LANGUAGES) {
  stored.set('visitor-language', language);
  // Modules read what is stored when they are loaded.
  server.moduleGraph.invalidateAll();
  const entry = (await server.ssrLoadModule('/src/prerender.tsx')) as typeof entryModule;
  pages[language] = await entry.renderLanding();
}
process.stdout.write(JSON.stringify(pages), () => process.exit(0));
