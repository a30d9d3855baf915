interface IconRoomProps {
  /** Side in pixels. */
  readonly size: number;
  readonly className?: string | undefined;
}

/** The space of an icon that is still loading, so that nothing moves when it appears. */
export function IconRoom({ size, className }: IconRoomProps) {
  return (
    <span className={className} style={{ display: 'inline-block', width: size, height: size }} />
  );
}
