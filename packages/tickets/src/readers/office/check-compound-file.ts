/** Places of the header's numbers (MS-CFB 2.2). */
const AT = {
  sectorShift: 30,
  miniShift: 32,
  fatSectors: 44,
  directory: 48,
  miniFat: 60,
  miniFatSectors: 64,
  difat: 68,
  difatSectors: 72,
  firstDifat: 76,
};
const HEADER_BYTES = 512;
const HEADER_DIFAT = 109;

/**
 * False for a compound file of Microsoft whose tables lead beyond the file or in circles: readers follow them
 * without end.
 */
export function isSoundCompoundFile(bytes: Uint8Array): boolean {
  if (bytes.length < HEADER_BYTES) return false;
  const file = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const shift = file.getInt16(AT.sectorShift, true);
  if ((shift !== 9 && shift !== 12) || file.getInt16(AT.miniShift, true) !== 6) return false;
  const size = 1 << shift;
  const sectors = Math.ceil(bytes.length / size);
  const counts = [AT.fatSectors, AT.miniFatSectors, AT.difatSectors].map((at) =>
    file.getInt32(at, true),
  );
  // Only files above 7 MB have more tables than the header lists; no ticket is so large.
  if (counts.some((count) => count < 0 || count > sectors) || (counts[0] ?? 0) > HEADER_DIFAT)
    return false;
  const fat = readTable(file, size, listFatSectors(file, counts[0] ?? 0));
  const miniFat = hasCircle(fat)
    ? []
    : readTable(file, size, follow(fat, file.getInt32(AT.miniFat, true)));
  return !hasCircle(fat) && !hasCircle(miniFat);
}

function listFatSectors(file: DataView, count: number): number[] {
  return Array.from({ length: count }, (_, index) =>
    file.getInt32(AT.firstDifat + index * 4, true),
  );
}

/** The next sector of each sector by the table's sectors; sectors beyond the file are ignored. */
function readTable(file: DataView, size: number, sectors: readonly number[]): number[] {
  return sectors.flatMap((sector) => {
    if (sector < 0) return [];
    const start = (sector + 1) * size;
    const end = Math.min(start + size, file.byteLength - 3);
    const next: number[] = [];
    for (let at = start; at < end; at += 4) next.push(file.getInt32(at, true));
    return next;
  });
}

function follow(table: readonly number[], start: number): number[] {
  const chain: number[] = [];
  for (let sector: number | undefined = start; sector !== undefined && sector >= 0;) {
    chain.push(sector);
    sector = table[sector];
  }
  return chain;
}

/** Each entry names the next one; a walk that meets itself is a circle. */
function hasCircle(table: readonly number[]): boolean {
  const walkOf = new Int32Array(table.length);
  for (let start = 0; start < table.length; start += 1) {
    const walk = start + 1;
    let at: number | undefined = start;
    while (at !== undefined && at >= 0 && at < table.length && walkOf[at] === 0) {
      walkOf[at] = walk;
      at = table[at];
    }
    if (at !== undefined && at >= 0 && walkOf[at] === walk) return true;
  }
  return false;
}
