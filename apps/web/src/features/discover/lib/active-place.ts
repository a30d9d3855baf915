/** The recommendation that list and map highlight together. */
export interface ActivePlace {
  readonly id: string;
  /** The list brings it into view only then: it must not move under the pointer. */
  readonly isFromMap: boolean;
}
