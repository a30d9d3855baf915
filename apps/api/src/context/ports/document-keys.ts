/** The key that seals the keys of documents. `id` tells keys apart and reveals nothing about them. */
export interface MasterKey {
  readonly id: string;
  readonly bytes: Uint8Array;
}

/** The keys that open an installation's documents; new ones are sealed under the current key only. */
export interface KeyRing {
  readonly current: MasterKey;
  readonly previous: readonly MasterKey[];
}
