import type { HtmlTagDescriptor, Plugin } from 'vite';

const APPLICATION = '/src/main.tsx';

/**
 * Names the application's files in the page. The page's own script is a few lines that load it, and a browser
 * would otherwise learn of the application only after them.
 */
export function firstLoad(): Plugin {
  return {
    name: 'first-load',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const scripts = new Set<string>();
        const styles = new Set<string>();
        const add = (name: string): void => {
          const chunk = bundle[name];
          if (chunk?.type !== 'chunk' || scripts.has(name)) return;
          scripts.add(name);
          chunk.viteMetadata?.importedCss.forEach((style) => styles.add(style));
          chunk.imports.forEach(add);
        };
        for (const chunk of Object.values(bundle)) {
          const isApplication =
            chunk.type === 'chunk' && chunk.facadeModuleId?.endsWith(APPLICATION) === true;
          if (isApplication) add(chunk.fileName);
        }
        if (scripts.size === 0) throw new Error(`${APPLICATION} is not among the built chunks.`);
        const isMissing = (name: string): boolean => !html.includes(`/${name}"`);
        return [
          ...[...styles].filter(isMissing).map(toStyle),
          ...[...scripts].filter(isMissing).map(toPreload),
        ];
      },
    },
  };
}

function toStyle(name: string): HtmlTagDescriptor {
  const attrs = { rel: 'stylesheet', crossorigin: true, href: `/${name}` };
  return { tag: 'link', attrs, injectTo: 'head' };
}

function toPreload(name: string): HtmlTagDescriptor {
  const attrs = { rel: 'modulepreload', crossorigin: true, href: `/${name}` };
  return { tag: 'link', attrs, injectTo: 'head' };
}
