import type { PlaceFileFormat } from '@ooo/domain/place-files/place-files.schema';
import type { RawPlace } from '@ooo/domain/place-files/found-place';

/** The content of a file, before it is compared with a trip. */
export interface FileReading {
  readonly format: PlaceFileFormat;
  readonly places: readonly RawPlace[];
  /** Lines and areas, which are not places. */
  readonly shapes: number;
  /** Places beyond the number that is read. */
  readonly notRead: number;
  /** The file is not well-formed, so something may be missing here. */
  readonly isDamaged: boolean;
}
