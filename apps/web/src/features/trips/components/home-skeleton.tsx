import { SimpleGrid, Skeleton, Stack } from '@mantine/core';
import { LoadingShape } from '../../../components/loading-shape.tsx';
import classes from './trip-card.module.css';

/** The shape of what comes: one wide card, and the grid. */
export function HomeSkeleton() {
  return (
    <LoadingShape>
      <Stack gap="lg">
        <Skeleton h={{ base: 320, sm: 240 }} />
        <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="md">
          {['first', 'second', 'third'].map((key) => (
            <div key={key} className={classes.card}>
              <Skeleton h={152} radius={0} />
              <Stack gap={8} p="md">
                <Skeleton h={20} w="60%" />
                <Skeleton h={14} w="40%" />
                <Skeleton h={14} w="75%" />
              </Stack>
            </div>
          ))}
        </SimpleGrid>
      </Stack>
    </LoadingShape>
  );
}
