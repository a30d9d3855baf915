import { Button, Group, Skeleton, Stack } from '@mantine/core';
import type { useOlderPages } from '../api/use-older-pages.ts';
import type { ReactNode } from 'react';
import { EmptyState } from '../../../components/empty-state.tsx';
import { ErrorState } from '../../../components/error-state.tsx';

interface OlderPagesProps<Item> {
  readonly pages: ReturnType<typeof useOlderPages<Item>>;
  readonly texts: { readonly none: string; readonly loadFailed: string; readonly more: string };
  readonly children: (items: readonly Item[]) => ReactNode;
}

/** The states around a list that is read from the newest back. */
export function OlderPages<Item>({ pages, texts, children }: OlderPagesProps<Item>) {
  if (pages.isError) {
    return (
      <ErrorState
        error={pages.error}
        title={texts.loadFailed}
        onRetry={() => void pages.refetch()}
      />
    );
  }
  if (!pages.data) return <Skeleton height={160} />;
  if (pages.data.length === 0) return <EmptyState text={texts.none} />;
  return (
    <Stack gap="sm">
      {children(pages.data)}
      {pages.hasNextPage && (
        <Group>
          <Button
            variant="default"
            size="sm"
            loading={pages.isFetchingNextPage}
            onClick={() => void pages.fetchNextPage()}
          >
            {texts.more}
          </Button>
        </Group>
      )}
    </Stack>
  );
}
