import { z } from 'zod';
import { LocalSignIn } from '@ooo/domain/account/user.schema';

interface PlainRoute {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly operation: { readonly summary: string } & Record<string, unknown>;
}

const redirect = (description: string): Record<string, unknown> => ({
  security: [],
  responses: { 302: { description } },
});

/** The documented paths without a procedure: signing in and out, and the server itself. */
export const PLAIN_ROUTES: readonly PlainRoute[] = [
  {
    method: 'GET',
    path: '/login',
    operation: {
      summary: 'Start the sign-in',
      parameters: ['provider', 'returnTo', 'invite'].map((name) => ({
        name,
        in: 'query',
        schema: { type: 'string' },
      })),
      ...redirect('To the provider, or to the form of the local sign-in'),
    },
  },
  {
    method: 'GET',
    path: '/login/callback/:provider',
    operation: {
      summary: 'Where a provider sends the browser back to',
      parameters: [
        { name: 'provider', in: 'path', required: true, schema: { enum: ['google', 'oidc'] } },
      ],
      ...redirect('Signed in: to the own path that was asked for; else to /sign-in?problem=…'),
    },
  },
  {
    method: 'POST',
    path: '/login/local',
    operation: {
      summary: 'Sign in by name and e-mail, if that is switched on',
      security: [],
      requestBody: {
        required: true,
        content: { 'application/json': { schema: z.toJSONSchema(LocalSignIn, { io: 'input' }) } },
      },
      responses: {
        204: { description: 'Signed in; the cookie is set' },
        default: { $ref: '#/components/responses/Error' },
      },
    },
  },
  {
    method: 'GET',
    path: '/logout',
    operation: { summary: 'End the session', ...redirect('To /') },
  },
  {
    method: 'GET',
    path: '/live',
    operation: {
      summary: 'Whether the server answers, whatever the database does',
      security: [],
      responses: { 200: { description: '{"status": "ok"}' } },
    },
  },
  {
    method: 'GET',
    path: '/ready',
    operation: {
      summary: 'Whether requests should be sent here',
      security: [],
      responses: {
        200: { description: '{"status": "ok"}' },
        503: {
          description:
            'The error body with "status": "error" and "reason": "database" (it does not answer) or "stopping"',
        },
      },
    },
  },
  {
    method: 'GET',
    path: '/health',
    operation: {
      summary: 'The state of the server, the database and the disk',
      security: [],
      responses: {
        200: {
          description:
            '{"status": "ok", "database": "ok", "version": "…"}, with "disk": "low" where little is free, and "documentKeys": "differ" where processes have other keys',
        },
        503: {
          description:
            'The error body with "status": "error", "version", "database": "error" (it does not answer) or "disk": "full"',
        },
      },
    },
  },
];
