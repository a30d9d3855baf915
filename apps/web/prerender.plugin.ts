import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

const SCRIPT = join(import.meta.dirname, 'prerender.ts');
const MAX_BYTES = 10_000_000;
const runFile = promisify(execFile);

async function renderPages(): Promise<Record<string, string>> {
  const { stdout } = await runFile(process.execPath, ['--conditions=source', SCRIPT], {
    env: { ...process.env, NODE_ENV: 'production' },
    maxBuffer: MAX_BYTES,
  });
  return JSON.parse(stdout) as Record<string, string>;
}

/** CSS modules name a class by the content of its file, so both renderings agree; if they ever do not, the page has no style. */
function refuseUnknownClasses(page: string, bundle: Rolldown.OutputBundle): void {
  const styles = Object.values(bundle)
    .filter((file) => file.type === 'asset' && file.fileName.endsWith('.css'))
    .map((file) => String((file as Rolldown.OutputAsset).source))
    .join('');
  const classes = [...page.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) =>
    names.split(' '),
  );
  const unknown = classes.filter((name) => name.startsWith('_') && !styles.includes(`.${name}`));
  if (unknown.length > 0)
    throw new Error(`No style sheet has ${[...new Set(unknown)].join(', ')}.`);
}

/** Puts the landing page, rendered in every language, into the HTML. `src/app/prerender` shows one of them. */
export function prerender(): Plugin {
  let rendering: Promise<Record<string, string>> | undefined;
  return {
    name: 'prerender',
    apply: 'build',
    // It needs nothing of the bundle, and takes as long on another core.
    buildStart() {
      rendering = renderPages();
      rendering.catch(() => undefined);
    },
    transformIndexHtml: {
      order: 'post',
      async handler(_html, { bundle = {} }) {
        const pages = await (rendering ?? renderPages());
        return Object.entries(pages).map(([lang, children]): HtmlTagDescriptor => {
          refuseUnknownClasses(children, bundle);
          return { tag: 'template', attrs: { lang }, children, injectTo: 'body-prepend' };
        });
      },
    },
  };
}
