import type { ExportedPlaces } from '@ooo/domain/place-files/place-files.schema';

/** Browsers still read the file when the click is over. */
const FORGET_MS = 60_000;

/** Lets the browser save the text under its name, as if it were a download. */
export function saveFile({ fileName, type, text }: ExportedPlaces): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), FORGET_MS);
}
