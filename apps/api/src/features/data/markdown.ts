/** A user's text as one line of Markdown, escaped. */
export function toInline(text: string): string {
  return text
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\\`*_[\]<>#|~]/g, String.raw`\$&`);
}

type Field = readonly [label: string, value: string | number | null | undefined];

/** `- Label: value` for each field that has a value. */
export function toFieldLines(fields: readonly Field[]): string[] {
  return fields.flatMap(([label, value]) =>
    value === null || value === undefined || value === ''
      ? []
      : [`- ${label}: ${toInline(String(value))}`],
  );
}

/** A heading with its lines; empty if there are none. */
export function toSection(heading: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', heading, '', ...lines];
}
