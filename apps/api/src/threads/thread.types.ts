/** What a thread is started with. */
export interface ThreadOrder {
  /** The address of the module whose exports are the jobs. */
  readonly file: string;
}

export interface JobOrder {
  readonly name: string;
  readonly task: unknown;
}

/** What a thread says: first that it is ready, then an answer to each order. */
export type JobAnswer =
  | { readonly kind: 'ready' }
  | { readonly kind: 'done'; readonly value: unknown }
  | { readonly kind: 'failed'; readonly error: unknown };
