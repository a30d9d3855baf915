import fp from 'fastify-plugin';
import { assertShallow } from '../shared/json-depth.ts';

/**
 * How a body of JSON is read: not too deep, without keys that reach for a prototype. An empty one is as none at
 * all, since some clients name the type of every body.
 */
export const jsonBody = fp((app, _options, done) => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, text, parsed) => {
      if (text === '') {
        parsed(null, undefined);
        return;
      }
      assertShallow(text);
      void parse(request, text, parsed);
    },
  );
  done();
});
