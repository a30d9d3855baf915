/** The content of a kept document, to be sent to the caller. None of it is in memory yet. */
export class DocumentContent {
  readonly byteLength: number;
  /** May be gone through once, to its end or until `return` of its iterator. */
  readonly parts: AsyncIterable<Uint8Array>;
  /** Aborted when the receiver is so slow that its place goes to another. */
  readonly lost: AbortSignal;

  constructor(byteLength: number, parts: AsyncIterable<Uint8Array>, lost: AbortSignal) {
    this.byteLength = byteLength;
    this.parts = parts;
    this.lost = lost;
  }
}
