/** The map is most of what a trip opens with, unless the address names another tab. */
export const loadMap = () => import('./map-tab.tsx');
