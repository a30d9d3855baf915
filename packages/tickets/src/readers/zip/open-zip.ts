import { Unzip, UnzipInflate, unzipSync } from 'fflate';
import { MAX_ENTRIES, MAX_UNPACKED_BYTES } from '../../limits.ts';
import { TicketError } from '../../ticket-error.ts';

/** Compressed bytes that are inflated before their size is looked at again: a thousandfold bomb makes 16 MB of them. */
const SLICE_BYTES = 16 * 1024;

/** The names in a zip by its directory, with nothing inflated; undefined where there is no directory. */
export function listNames(bytes: Uint8Array): string[] | undefined {
  const names: string[] = [];
  try {
    unzipSync(bytes, {
      filter: ({ name }) => {
        names.push(name);
        if (names.length > MAX_ENTRIES) throw tooMany();
        return false;
      },
    });
    return names;
  } catch (error) {
    if (error instanceof TicketError) throw error;
    return undefined;
  }
}

/**
 * The wanted files of a zip, by name. What they unpack to is counted as it comes, whatever the zip says of it:
 * more than `maxBytes` for all of them is refused.
 */
export function unpack(
  bytes: Uint8Array,
  isWanted: (name: string) => boolean,
  maxBytes = MAX_UNPACKED_BYTES,
): ReadonlyMap<string, Uint8Array> {
  const files = new Map<string, Uint8Array[]>();
  let entries = 0;
  let unpacked = 0;
  const unzip = new Unzip((file) => {
    entries += 1;
    if (entries > MAX_ENTRIES) throw tooMany();
    if (!isWanted(file.name) || files.has(file.name)) return;
    const chunks: Uint8Array[] = [];
    files.set(file.name, chunks);
    file.ondata = (error, chunk) => {
      if (error) throw error;
      unpacked += chunk.length;
      if (unpacked > maxBytes) throw tooMuch(maxBytes);
      chunks.push(chunk);
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  for (let start = 0; start < bytes.length; start += SLICE_BYTES) {
    const end = Math.min(start + SLICE_BYTES, bytes.length);
    unzip.push(bytes.subarray(start, end), end === bytes.length);
  }
  return new Map([...files].map(([name, chunks]) => [name, Buffer.concat(chunks)]));
}

function tooMany(): TicketError {
  return new TicketError('TOO_LARGE', (say) => say.tooManyPacked(MAX_ENTRIES));
}

function tooMuch(maxBytes: number): TicketError {
  const limit = maxBytes / (1024 * 1024);
  return new TicketError('TOO_LARGE', (say) => say.tooLargeUnpacked(limit));
}
