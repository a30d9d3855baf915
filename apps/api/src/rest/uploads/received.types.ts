/** A body on the disk. */
export interface Received {
  /** The bytes that {@link Received.open} loads into memory. */
  readonly byteLength: number;
  /** As if it had been a JSON body: the input of the procedure, without the path's parameters. */
  open(): Promise<unknown>;
  /** Frees the disk. What was opened stays. */
  close(): Promise<void>;
}
