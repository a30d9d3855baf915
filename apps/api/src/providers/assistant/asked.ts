/** `spent`: the user's budget of the day, or the installation's. `failed`: the assistant gave no answer. */
export type Asked<T> =
  | { readonly answer: T; readonly model: string }
  | { readonly absent: 'spent' | 'failed' };
