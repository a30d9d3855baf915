import { Box } from '@mantine/core';

interface IconRoomProps {
  /** Side in pixels. */
  readonly size: number;
  readonly className?: string | undefined;
}

/** Where an icon will be, so that nothing moves when it comes. */
export function IconRoom({ size, className }: IconRoomProps) {
  return <Box component="span" display="inline-block" w={size} h={size} className={className} />;
}
