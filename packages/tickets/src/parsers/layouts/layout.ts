import type { DocumentFacts, SegmentDraft, TravelDocument } from '../../document.ts';

/** The result of a layout. Missing facts are looked for in the whole document. */
export interface LayoutReading {
  readonly segments: readonly SegmentDraft[];
  readonly facts?: Partial<DocumentFacts>;
}

/** A form in which a company prints its tickets. */
export interface Layout {
  readonly id: string;
  /** 0 where the document is not of this layout, up to 1 where it certainly is. Cheap: it is asked of every document. */
  readonly recognises: (document: TravelDocument) => number;
  /** No segment where the document turns out to be something else. */
  readonly parse: (document: TravelDocument) => LayoutReading;
  /** For a layout of single lines: the document without them, whose other lines may tell of flights too. */
  readonly besides?: (document: TravelDocument) => TravelDocument;
}

/** A run of lines, 0-based, `to` not included. */
export interface Block {
  readonly from: number;
  readonly to: number;
}

/** A block for each line that starts one, up to the next start or the end. */
export function splitBlocks(
  lines: readonly string[],
  isStart: (line: string, at: number) => boolean,
  maxLines = 60,
): Block[] {
  const starts = lines.flatMap((line, at) => (isStart(line, at) ? [at] : []));
  return starts.map((from, index) => ({
    from,
    to: Math.min(starts[index + 1] ?? lines.length, from + maxLines),
  }));
}
