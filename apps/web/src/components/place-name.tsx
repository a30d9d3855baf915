import classes from './place-name.module.css';

interface PlaceNameProps {
  readonly name: string;
  /** The local name, if that is another. */
  readonly localName?: string | undefined;
}

/** A name and the local one beside it, each in its own direction of writing. */
export function PlaceName({ name, localName }: PlaceNameProps) {
  if (localName === undefined) return <bdi>{name}</bdi>;
  return (
    <>
      <bdi>{name}</bdi> <bdi className={classes.local}>{localName}</bdi>
    </>
  );
}
