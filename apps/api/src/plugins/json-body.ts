import fp from 'fastify-plugin';
import { assertShallow } from '../shared/json-depth.ts';

/**
 * Reads a JSON body: not too deep, and without keys that reach a prototype. An empty body counts as none, since some
 * clients always send a content type.
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
