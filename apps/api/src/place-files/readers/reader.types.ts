import type { PlaceFileFormat } from '@ooo/domain/place-files/place-files.schema';
import type { RawPlace } from '@ooo/domain/place-files/found-place';

/** What a file says, before it is held against a trip. */
export interface FileReading {
  readonly format: PlaceFileFormat;
  readonly places: readonly RawPlace[];
  /** Lines and areas, which are not places. */
  readonly shapes: number;
  /** Places beyond the number that is read. */
  readonly notRead: number;
  /** Something of the file is not as its format wants it, and something of it may be missing here. */
  readonly isDamaged: boolean;
}
