import { z } from 'zod';
import type { OwnData } from '@ooo/domain/account/own-data.schema';
import { CurrentUser } from '@ooo/domain/account/user.schema';
import { toOwnDataJson } from '../features/data/own-data-files.ts';
import { zipOwnData } from '../features/data/own-data-zip.ts';
import { pictureFile } from './picture-file.ts';
import { AppError } from '../errors/app-error.ts';
import { type Call, rest } from './rest-route.ts';

/** Each kept document is fetched when its turn comes. */
function toZip(data: OwnData, call: Call): AsyncIterable<Uint8Array> {
  return zipOwnData(data, async ({ tripId, id }) => {
    const { content } = await call('data.document', { tripId, documentId: id });
    return content.parts;
  });
}

export const accountRoutes = [
  rest('GET /config', {
    procedure: 'app.config',
    summary: 'What this installation offers',
  }),
  rest('GET /auth/user', {
    procedure: 'account.me',
    summary: 'The signed-in user',
    answer: (user) => {
      if (!user) throw new AppError('signed-out');
      return user;
    },
    answers: z.toJSONSchema(CurrentUser, { io: 'output' }),
  }),
  rest('GET /account/picture', {
    procedure: 'account.picture',
    summary: 'The profile picture of the signed-in user; 204 where there is none',
    file: pictureFile,
  }),
  rest('PATCH /auth/user', {
    procedure: 'account.setPreferences',
    summary: 'Set temperature unit, language and preferences',
    isPatch: false,
  }),
  rest('GET /account/export.json', {
    procedure: 'data.export',
    summary: 'Everything stored about the signed-in user',
    file: { name: 'ooo-data.json', type: 'application/json; charset=utf-8', body: toOwnDataJson },
  }),
  rest('GET /account/export.zip', {
    procedure: 'data.export',
    summary: 'The same as readable files, with the JSON beside them',
    file: { name: 'ooo-data.zip', type: 'application/zip', body: toZip },
  }),
  rest('DELETE /account', {
    procedure: 'data.deleteAccount',
    summary: 'Delete the account with everything in it, permanently',
  }),
  rest('POST /auth/age', {
    procedure: 'account.confirmAge',
    summary: 'Confirm that you are at least 13 years old',
  }),
  rest('GET /auth/sessions', {
    procedure: 'account.sessions',
    summary: 'Your active sessions',
  }),
  rest('DELETE /auth/sessions/:id', {
    procedure: 'account.endSession',
    summary: 'End one of your sessions',
  }),
  rest('POST /auth/sign-out-everywhere', {
    procedure: 'account.signOutEverywhere',
    summary: 'End all of your sessions, or all but this one (`keepCurrent`)',
  }),
  rest('GET /auth/tokens', { procedure: 'tokens.list', summary: 'Your access tokens' }),
  rest('POST /auth/tokens', {
    procedure: 'tokens.create',
    summary: 'Create an access token; only this answer shows it',
    status: 201,
  }),
  rest('DELETE /auth/tokens/:id', {
    procedure: 'tokens.revoke',
    summary: 'Revoke an access token',
  }),
  rest('POST /feedback', {
    procedure: 'feedback.submit',
    summary: 'Send feedback',
    status: 201,
  }),
  rest('POST /invite-check', {
    procedure: 'invites.check',
    summary: 'Redeem an invite code',
  }),
  rest('GET /invite-stats', {
    procedure: 'invites.stats',
    summary: 'Uses of your invite code, null without one',
  }),
];
