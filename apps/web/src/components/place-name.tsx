import classes from './place-name.module.css';

interface PlaceNameProps {
  readonly name: string;
  /** The name on its door, if that is another. */
  readonly localName?: string | undefined;
}

/** A name and the one on the door beside it, each in its own direction of writing. */
export function PlaceName({ name, localName }: PlaceNameProps) {
  if (localName === undefined) return <bdi>{name}</bdi>;
  return (
    <>
      <bdi>{name}</bdi> <bdi className={classes.local}>{localName}</bdi>
    </>
  );
}
