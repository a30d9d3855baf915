import { Container, Skeleton } from '@mantine/core';
import { LoadingShape } from '../../components/loading-shape.tsx';

const ROWS = [1, 2, 3] as const;

/** The shape of a heading with a list, until the tab's own code is there. */
export function PanelSkeleton() {
  return (
    <Container size="77rem" py="lg">
      <LoadingShape>
        <Skeleton height={28} width={200} mb="xl" />
        {ROWS.map((row) => (
          <Skeleton key={row} height={72} mb="md" />
        ))}
      </LoadingShape>
    </Container>
  );
}
