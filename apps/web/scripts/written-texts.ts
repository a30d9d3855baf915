import { parseSync } from 'vite';

/** The texts written in a source, read from its syntax tree, so that no way of writing hides one. */
export interface WrittenTexts {
  /** Every string. */
  readonly strings: readonly string[];
  /** Every template that has values in it, as the parts around them. */
  readonly templates: readonly (readonly string[])[];
  /** The texts that people would read or hear: between tags, and as the attributes in {@link SHOWN}. */
  readonly shown: readonly string[];
}

interface Node {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** Attributes, and fields of tables, whose value is shown or read out. */
const SHOWN: ReadonlySet<unknown> = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'caption',
  'description',
  'error',
  'label',
  'message',
  'nothingFoundMessage',
  'placeholder',
  'subtitle',
  'text',
  'title',
]);

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function isNode(value: unknown): value is Node {
  return isObject(value) && 'type' in value;
}

function childrenOf(node: Node): Node[] {
  return Object.values(node).flatMap((value) => [value].flat().filter(isNode));
}

/** The parts of a template as they are read; text in the source that is not valid has none. */
function partsOf({ quasis }: Node): string[] {
  const parts = [quasis].flat().filter(isNode);
  return parts.map(({ value }) => {
    const cooked = isObject(value) ? value['cooked'] : undefined;
    return typeof cooked === 'string' ? cooked : '';
  });
}

/** The texts that the result may be, or begin or end with; none for a comparison. */
function operandsOf({ operator, left, right }: Node): unknown[] {
  if (operator === '&&') return [right];
  return operator === '+' || operator === '||' || operator === '??' ? [left, right] : [];
}

/** The possible values of an expression; the result of a call is not written here. */
function valuesOf(value: unknown): string[] {
  if (!isNode(value)) return [];
  switch (value.type) {
    case 'Literal':
      return typeof value['value'] === 'string' ? [value['value']] : [];
    case 'TemplateLiteral':
      return [...partsOf(value), ...[value['expressions']].flat().flatMap(valuesOf)];
    case 'ConditionalExpression':
      return [...valuesOf(value['consequent']), ...valuesOf(value['alternate'])];
    case 'LogicalExpression':
    case 'BinaryExpression':
      return operandsOf(value).flatMap(valuesOf);
    case 'ArrayExpression':
      return [value['elements']].flat().flatMap(valuesOf);
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
      return valuesOf(value['expression']);
    default:
      return [];
  }
}

function nameOf(name: unknown): unknown {
  return isNode(name) ? (name['name'] ?? name['value']) : undefined;
}

function shownBy(node: Node): string[] {
  switch (node.type) {
    case 'JSXText':
      return [String(node['value'])];
    case 'JSXElement':
    case 'JSXFragment':
      return [node['children']]
        .flat()
        .filter(isNode)
        .filter(({ type }) => type === 'JSXExpressionContainer')
        .flatMap(valuesOf);
    case 'JSXAttribute':
      return SHOWN.has(nameOf(node['name'])) ? valuesOf(node['value']) : [];
    case 'Property':
      return SHOWN.has(nameOf(node['key'])) ? valuesOf(node['value']) : [];
    default:
      return [];
  }
}

/** Fails with what the parser says where the source is not valid. */
export function readWrittenTexts(file: string, source: string): WrittenTexts {
  const { program, errors } = parseSync(file, source);
  const [fault] = errors;
  if (fault) throw new SyntaxError(`${file}: ${fault.message}`);
  const found = { strings: [] as string[], templates: [] as string[][], shown: [] as string[] };
  const open: unknown[] = [program];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (!isNode(node)) continue;
    if (node.type === 'Literal') found.strings.push(...valuesOf(node));
    if (node.type === 'TemplateLiteral') {
      const parts = partsOf(node);
      if (parts.length === 1) found.strings.push(...parts);
      else found.templates.push(parts);
    }
    found.shown.push(...shownBy(node).map((text) => text.replaceAll(/\s+/gu, ' ').trim()));
    open.push(...childrenOf(node).toReversed());
  }
  return found;
}
