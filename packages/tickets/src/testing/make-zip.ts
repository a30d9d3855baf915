import { zipSync, type Zippable } from 'fflate';

/** A zip of files given as text or bytes. */
export function makeZip(files: Readonly<Record<string, string | Uint8Array>>): Uint8Array {
  const entries = Object.entries(files).map(([name, content]): [string, Uint8Array] => [
    name,
    typeof content === 'string' ? new TextEncoder().encode(content) : content,
  ]);
  const zippable: Zippable = Object.fromEntries(entries);
  return zipSync(zippable);
}
