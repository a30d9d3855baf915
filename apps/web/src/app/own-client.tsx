import type { CurrentUser } from '@ooo/domain/account/user.schema';
import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { createDemoClient } from '../lib/demo/demo-client.ts';
import { trpc } from '../lib/trpc.ts';
import { useIsDemo } from './use-is-demo.ts';

/** Queries of the page itself, for users and visitors alike; tRPC's keys begin with their path. */
const SHARED: ReadonlySet<unknown> = new Set(['account', 'app']);

function isOwned({ queryKey: [path] }: Query): boolean {
  return !Array.isArray(path) || !SHARED.has(path[0]);
}

function forgetAnswers(queryClient: QueryClient): QueryClient {
  queryClient.removeQueries({ predicate: isOwned });
  return queryClient;
}

/** One for the page: where the browser keeps nothing, the demo lasts as long as this does. */
const demoClient = createDemoClient();

interface OwnClientProps {
  readonly user: CurrentUser | null;
  readonly children: ReactNode;
}

/**
 * Decides whose trips the screens show: the account's, through the client around this, or this browser's
 * demo for signed-out visitors, and for everyone at its address. Answers of one never show as the
 * other's.
 */
export function OwnClient({ user, children }: OwnClientProps) {
  const queryClient = useQueryClient();
  const isDemo = useIsDemo(user);
  const owner = isDemo ? 'demo' : user?.id;
  return (
    <Afresh key={owner}>
      {isDemo ? (
        <trpc.Provider client={demoClient} queryClient={queryClient}>
          {children}
        </trpc.Provider>
      ) : (
        children
      )}
    </Afresh>
  );
}

/** Mounted again for each owner: the last one's answers are gone before a screen asks. */
function Afresh({ children }: { readonly children: ReactNode }) {
  const queryClient = useQueryClient();
  useState(() => forgetAnswers(queryClient));
  return children;
}
