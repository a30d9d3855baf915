import { expectTypeOf, test } from 'vitest';
import type {
  AdminContext,
  AgeUncheckedContext,
  InvitedContext,
  PublicContext,
  SignedInContext,
} from './context.ts';

test('a context fits a weaker policy, and not a stronger one', () => {
  expectTypeOf<InvitedContext>().toExtend<SignedInContext>();
  expectTypeOf<AdminContext>().toExtend<SignedInContext>();
  expectTypeOf<SignedInContext>().toExtend<AgeUncheckedContext>();
  expectTypeOf<AgeUncheckedContext>().toExtend<PublicContext>();
  expectTypeOf<PublicContext>().not.toExtend<AgeUncheckedContext>();
  expectTypeOf<AgeUncheckedContext>().not.toExtend<SignedInContext>();
  expectTypeOf<SignedInContext>().not.toExtend<InvitedContext>();
  expectTypeOf<InvitedContext>().not.toExtend<AdminContext>();
});
