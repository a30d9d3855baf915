/** The details of an audit entry in one line: `maxUses: 10, disabled: false`. */
export function describeDetails(details: Readonly<Record<string, unknown>>): string {
  const parts = Object.entries(details).map(([name, value]) =>
    typeof value === 'string' ? `${name}: ${value}` : `${name}: ${JSON.stringify(value)}`,
  );
  return parts.join(', ');
}
