const told = new Set<string>();

/** Logs what this browser has stored and what cannot be read: once, since screens read it again and again. */
export function tellCorrupt(key: string, text: string): void {
  const line = `Stored in this browser and ignored, ${key}: ${text.slice(0, 200)}`;
  if (told.has(line)) return;
  told.add(line);
  // oxlint-disable-next-line eslint/no-console -- anyone who changed the storage by hand looks there
  console.warn(line);
}
