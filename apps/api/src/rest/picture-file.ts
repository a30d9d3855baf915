import type { PictureFile } from '../trpc/picture-file.ts';
import type { FileAnswer } from './rest-route.ts';

/** A day: a new picture has a new address, and the same one may change at its provider. */
const KEEP = 'private, max-age=86400';

/** A profile picture, which only its user's browser keeps. */
export const pictureFile: FileAnswer<PictureFile | null> = {
  name: 'picture.webp',
  type: 'image/webp',
  isAbsent: (picture) => picture === null,
  cacheControl: KEEP,
  length: (picture) => picture?.webp.byteLength ?? 0,
  async *body(picture) {
    if (picture) yield picture.webp;
  },
};
