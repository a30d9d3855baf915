import type { DomNode } from 'html-to-text';

/**
 * The attribute as it is written; undefined where the element has none of that name.
 *
 * Holds because the parser keeps attributes as texts; the types of the library leave them open.
 */
export function attributeOf({ attribs }: DomNode, name: string): string | undefined {
  return (attribs as Readonly<Record<string, string>> | undefined)?.[name];
}
