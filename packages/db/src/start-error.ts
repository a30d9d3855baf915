/** Why the product cannot start, as a sentence that says what to do: its message is all that a person needs. */
export class StartError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StartError';
  }
}
