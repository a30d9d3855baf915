import type { SignInProblem } from '@ooo/domain/account/sign-in-problem.schema';

/** Ends a sign-in in the browser: the web's sign-in page shows the problem and offers a way back. */
export class SignInFailure extends Error {
  override readonly name = 'SignInFailure';
  readonly problem: SignInProblem;

  constructor(problem: SignInProblem, options: { cause?: unknown } = {}) {
    super(`The sign-in ended: ${problem}`, options);
    this.problem = problem;
  }
}
