import { z } from 'zod';

/** A profile picture as it is sent: a WebP of some kilobytes. */
export const PictureFile = z.object({
  webp: z.instanceof<typeof Uint8Array<ArrayBufferLike>>(Uint8Array),
});
export type PictureFile = z.infer<typeof PictureFile>;
