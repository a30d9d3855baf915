import { Center } from '@mantine/core';
import { LoadingShape } from './loading-shape.tsx';
import classes from './rings-loader.module.css';
import { Rings } from './rings.tsx';

/** The loading mark for a whole area. */
export function RingsLoader({ height = '60dvh' }: { readonly height?: string | number }) {
  return (
    <LoadingShape>
      <Center h={height}>
        <Rings size={32} className={classes.loader ?? ''} />
      </Center>
    </LoadingShape>
  );
}
