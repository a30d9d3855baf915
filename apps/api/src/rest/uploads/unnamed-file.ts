import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { toStorageError } from './storage-error.ts';

/** A file that no other process can open. Its space is free again once it is closed, or this process has ended. */
export interface UnnamedFile {
  byteLength(): number;
  /** Adds the bytes; fails with the source's error, or UNAVAILABLE if the disk is full. */
  write(source: AsyncIterable<Uint8Array>): Promise<void>;
  read(): Promise<Uint8Array<ArrayBuffer>>;
  close(): Promise<void>;
}

/**
 * Unlinks the file as soon as it is open: a traveller's document is then gone however the process ends. Closing it
 * again does nothing.
 */
export async function openUnnamedFile(folder: string): Promise<UnnamedFile> {
  const handle = await openWithoutName(folder).catch((error: unknown) => {
    throw toStorageError(error);
  });
  let length = 0;
  let closing: Promise<void> | undefined;
  return {
    byteLength: () => length,
    write: async (source) => {
      for await (const part of source) {
        await handle.writeFile(part).catch((error: unknown) => {
          throw toStorageError(error);
        });
        length += part.byteLength;
      }
    },
    read: async () => {
      const bytes = new Uint8Array(length);
      let at = 0;
      while (at < length) {
        const { bytesRead } = await handle.read(bytes, at, length - at, at);
        if (bytesRead === 0) throw new Error('A file of an upload is shorter than it was');
        at += bytesRead;
      }
      return bytes;
    },
    close: () => (closing ??= handle.close()),
  };
}

async function openWithoutName(folder: string): Promise<FileHandle> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, randomUUID());
  const handle = await open(path, 'wx+', 0o600);
  try {
    await unlink(path);
    return handle;
  } catch (error) {
    await handle.close();
    throw error;
  }
}
