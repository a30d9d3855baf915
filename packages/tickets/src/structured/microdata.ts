import { addValue, makeNode, type SchemaNode } from './schema-node.ts';

/** Attributes that hold a property's value, for the elements that have no text to show. */
const VALUE_ATTRIBUTES = ['content', 'datetime', 'href', 'src', 'value'] as const;
const MAX_TEXT_VALUE = 500;

interface OpenElement {
  /** The thing that the properties within belong to. */
  readonly scope: SchemaNode | undefined;
  /** Property whose value is the text of this element. */
  readonly property?: string;
  text: string;
}

/** Builds things from `itemscope`, `itemtype` and `itemprop` as a parser walks by. */
export class MicrodataBuilder {
  /** Things that are no property of another thing. */
  readonly things: SchemaNode[] = [];
  readonly #open: OpenElement[] = [];

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    const scope = this.#open.at(-1)?.scope;
    const property = attributes['itemprop']?.trim().split(/\s+/, 1)[0];
    if (attributes['itemscope'] !== undefined || attributes['itemtype'] !== undefined) {
      const node = makeNode((attributes['itemtype'] ?? '').split(/\s+/));
      if (scope && property) addValue(scope, property, node);
      else this.things.push(node);
      this.#open.push({ scope: node, text: '' });
      return;
    }
    const value = findValue(name, attributes);
    if (scope && property && value !== undefined) addValue(scope, property, value.trim());
    const wantsText = scope && property && value === undefined;
    this.#open.push({ scope, text: '', ...(wantsText ? { property } : {}) });
  }

  text(text: string): void {
    const element = this.#open.findLast(({ property }) => property !== undefined);
    if (element && element.text.length < MAX_TEXT_VALUE) element.text += text;
  }

  close(): void {
    const element = this.#open.pop();
    if (!element?.scope || element.property === undefined) return;
    const text = element.text.replace(/\s+/g, ' ').trim();
    if (text !== '') addValue(element.scope, element.property, text);
  }
}

function findValue(name: string, attributes: Readonly<Record<string, string>>): string | undefined {
  // A link in running text names a thing by its text.
  if (name === 'a') return attributes['content'];
  const attribute = VALUE_ATTRIBUTES.find((key) => attributes[key] !== undefined);
  return attribute === undefined ? undefined : attributes[attribute];
}
