/** The shape of a namespace with its texts replaced: what another language has to fill in. */
export type Translation<T> = {
  readonly [Key in keyof T]: T[Key] extends string ? string : Translation<T[Key]>;
};
