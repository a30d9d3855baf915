/** Tables in tables of real documents nest some fifty elements deep. */
const MAX_DEPTH = 500;
const TAG = /<(\/?)[A-Za-z_][^<>]*>/g;

/** True for XML so deep, or so often left open, that parsing time would grow with its square. */
export function isDeepXml(xml: Uint8Array): boolean {
  let depth = 0;
  for (const [tag, slash] of Buffer.from(xml).toString('latin1').matchAll(TAG)) {
    if (tag.endsWith('/>')) continue;
    depth += slash === '/' ? -1 : 1;
    if (depth > MAX_DEPTH) return true;
  }
  return false;
}
