interface IconRoomProps {
  /** Side in pixels. */
  readonly size: number;
  readonly className?: string | undefined;
}

/** Where an icon will be, so that nothing moves when it comes. */
export function IconRoom({ size, className }: IconRoomProps) {
  return (
    <span className={className} style={{ display: 'inline-block', width: size, height: size }} />
  );
}
