import { setupServer } from 'msw/node';

/** The network of the tests: an unexpected request fails the test. */
export const server = setupServer();
