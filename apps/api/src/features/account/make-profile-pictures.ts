import type { Deps } from '../../context/deps.ts';
import { createPictureFetcher } from '../../providers/pictures/fetch-picture.ts';
import { isOfProvider, toPictureAddress } from '../../providers/pictures/picture-address.ts';
import { createProfilePictures } from './profile-pictures.service.ts';
import type { ProfilePictures } from '../../context/ports/profile-pictures.ts';

/** The profile pictures of an installation, by its sign-in providers. */
export function makeProfilePictures({
  env,
  tickets,
  ...rest
}: Pick<Deps, 'db' | 'settings' | 'clock' | 'env' | 'tickets'>): ProfilePictures {
  return createProfilePictures({
    ...rest,
    shrink: async (bytes) => tickets.makePortrait(bytes),
    toAddress: (url) => toPictureAddress(url, env),
    fetch: createPictureFetcher({
      mayAsk: ({ href }) => toPictureAddress(href, env) !== null,
      mayBePrivate: (address) => isOfProvider(address, env),
    }),
  });
}
