import { InviteCode } from '@ooo/domain/account/invite.schema';
import { SignInProblem } from '@ooo/domain/account/sign-in-problem.schema';
import { readReturnTo } from './return-to.ts';

/** What the address of the sign-in screen says. */
export interface SignInSearch {
  readonly returnTo: string;
  /** The code that the visitor came with. */
  readonly inviteCode: string | undefined;
  /** Why a sign-in at a provider came to nothing. */
  readonly problem: SignInProblem | undefined;
}

/** Reads the address; what is no own path, no code or no known problem is passed over. */
export function readSignInSearch(search: URLSearchParams): SignInSearch {
  return {
    returnTo: readReturnTo(search),
    inviteCode: InviteCode.safeParse(search.get('invite')).data,
    problem: SignInProblem.safeParse(search.get('problem')).data,
  };
}
