/** The oldest line of Node that still gets security fixes and has what the product uses. */
const OLDEST_NODE = 22;

/** A sentence for the person who started the product on a Node that is too old; undefined if it is new enough. */
export function describeOldNode(version: string): string | undefined {
  if (Number.parseInt(version, 10) >= OLDEST_NODE) return undefined;
  return (
    `OOO needs Node ${OLDEST_NODE} or newer, and this is Node ${version}. ` +
    '`npx pnpm@10 start` brings the right one along.'
  );
}
