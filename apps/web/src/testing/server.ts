import { setupServer } from 'msw/node';

/** The network of the tests: it knows nothing, and what a test did not foresee fails it. */
export const server = setupServer();
