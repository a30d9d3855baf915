import { createSpotlight } from '@mantine/spotlight';

/** Whether the palette is open, and which of its commands is selected. */
export const [paletteStore, palette] = createSpotlight();
