import { Parser } from 'htmlparser2';
import { parseJsonLd } from './json-ld.ts';
import { MicrodataBuilder } from './microdata.ts';
import type { SchemaNode } from './schema-node.ts';

/** Things of schema.org in a page, however broken its markup, in one pass without a tree. */
export function scanHtml(html: string): SchemaNode[] {
  // Most pages have no structured data.
  if (!/ld\+json|itemscope|itemtype/i.test(html)) return [];
  const things: SchemaNode[] = [];
  const microdata = new MicrodataBuilder();
  let script: string | undefined;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (name === 'script') script = isJsonLd(attributes['type']) ? '' : undefined;
        else microdata.open(name, attributes);
      },
      ontext(text) {
        if (script === undefined) microdata.text(text);
        else script += text;
      },
      onclosetag(name) {
        if (name !== 'script') microdata.close();
        else if (script !== undefined) {
          things.push(...parseJsonLd(script));
          script = undefined;
        }
      },
    },
    { lowerCaseTags: true, lowerCaseAttributeNames: true },
  );
  parser.end(html);
  return [...things, ...microdata.things];
}

function isJsonLd(type: string | undefined): boolean {
  return type !== undefined && /^application\/ld\+json\b/i.test(type.trim());
}
