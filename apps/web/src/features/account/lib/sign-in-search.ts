import { InviteCode } from '@ooo/domain/account/invite.schema';
import { SignInProblem } from '@ooo/domain/account/sign-in-problem.schema';
import { readReturnTo } from './return-to.ts';

/** What the address of the sign-in screen says. */
export interface SignInSearch {
  readonly returnTo: string;
  /** The code that the visitor came with. */
  readonly inviteCode: string | undefined;
  /** Why a sign-in at a provider failed. */
  readonly problem: SignInProblem | undefined;
}

/** Reads the address; foreign paths, invalid codes and unknown problems are ignored. */
export function readSignInSearch(search: URLSearchParams): SignInSearch {
  return {
    returnTo: readReturnTo(search),
    inviteCode: InviteCode.safeParse(search.get('invite')).data,
    problem: SignInProblem.safeParse(search.get('problem')).data,
  };
}
