import { PLAIN_ROUTES } from './plain-routes.ts';
import { listProcedures } from '../trpc/list-procedures.ts';
import { toOpenApiPath } from './openapi.ts';
import { REST_ROUTES } from './rest-routes.ts';

const WHO: Record<string, string> = {
  public: 'everybody',
  ageUnchecked: 'signed in',
  signedIn: 'signed in',
  invited: 'with an invite code',
  admin: 'admins',
};

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 62rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
  table { border-collapse: collapse; width: 100%; }
  th, td { text-align: left; padding: .5rem .75rem .5rem 0; border-bottom: 1px solid #8884; vertical-align: top; }
  code { font: .9em ui-monospace, monospace; overflow-wrap: anywhere; }`;

function escapeHtml(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
  };
  return text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? character);
}

function row(method: string, path: string, summary: string, who: string): string {
  const address = escapeHtml(`${method} /api${toOpenApiPath(path)}`);
  return `<tr><td><code>${address}</code></td><td>${escapeHtml(summary)}</td><td>${who}</td></tr>`;
}

/** A page for people, without scripts and without requests to other sites. */
export function docsPage(): string {
  const policies = new Map(listProcedures().map(({ path, meta }) => [path, meta.policy]));
  const rows = [
    ...PLAIN_ROUTES.map(({ method, path, operation }) =>
      row(method, path, operation.summary, WHO['public'] ?? ''),
    ),
    ...REST_ROUTES.map(({ method, path, summary, procedure }) =>
      row(method, path, summary, WHO[policies.get(procedure) ?? ''] ?? ''),
    ),
  ];
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>OOO API</title><style>${STYLE}</style></head>
<body>
<h1>OOO API</h1>
<p>Bodies are JSON, uploads are forms. Creation answers 201, deletion 204, the rest 200. An error answers with its status and
<code>{code, message, requestId, details?}</code>. Schemas: <a href="/api/openapi.json">openapi.json</a>.</p>
<table><thead><tr><th>Path</th><th>Does</th><th>Open to</th></tr></thead><tbody>
${rows.join('\n')}
</tbody></table>
</body>
</html>
`;
}
