export const LONG =
  'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch and the long way back over the mountains in one afternoon';
/** Arabic and a flag, as a traveller may write them. */
export const RIGHT_TO_LEFT = 'رحلة إلى القاهرة 🇪🇬';

export const nothing = (): void => undefined;
