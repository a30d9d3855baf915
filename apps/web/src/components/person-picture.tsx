import { Avatar } from '@mantine/core';
import { useState } from 'react';
import classes from './person-picture.module.css';

interface PersonPictureProps {
  readonly name: string;
  /** On our own address; null where there is none. */
  readonly src: string | null;
  readonly size: number;
}

/** A person’s picture, or their initial while there is none. The name beside it says who it is. */
export function PersonPicture({ name, src, size }: PersonPictureProps) {
  const [missing, setMissing] = useState<string>();
  const [initial = ''] = Array.from(name.trim().toLocaleUpperCase());
  return (
    <Avatar aria-hidden color="ink" variant="filled" size={size} className={classes.picture}>
      {initial}
      {src !== null && src !== missing && (
        <img
          src={src}
          alt=""
          width={size}
          height={size}
          decoding="async"
          className={classes.image}
          onError={() => setMissing(src)}
        />
      )}
    </Avatar>
  );
}
