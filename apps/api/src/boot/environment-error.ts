/** What is wrong with the environment, one sentence for each problem. */
export class EnvError extends Error {
  override readonly name = 'EnvError';

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
  }
}
