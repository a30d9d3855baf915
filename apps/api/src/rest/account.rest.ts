import { z } from 'zod';
import { CurrentUser } from '@ooo/domain/account/user.schema';
import { AppError } from '../errors.ts';
import { rest } from './rest-route.ts';

export const accountRoutes = [
  rest('GET /config', {
    procedure: 'app.config',
    summary: 'What this installation offers',
  }),
  rest('GET /auth/user', {
    procedure: 'account.me',
    summary: 'The signed-in user',
    answer: (user) => {
      if (!user) throw new AppError('UNAUTHENTICATED');
      return user;
    },
    answers: z.toJSONSchema(CurrentUser, { io: 'output' }),
  }),
  rest('PATCH /auth/user', {
    procedure: 'account.setPreferences',
    summary: 'Set temperature unit and language',
    isPatch: false,
  }),
  rest('POST /feedback', {
    procedure: 'feedback.submit',
    summary: 'Write to the team',
    status: 201,
  }),
  rest('POST /invite-check', {
    procedure: 'invites.check',
    summary: 'Redeem an invite code',
  }),
  rest('GET /invite-stats', {
    procedure: 'invites.stats',
    summary: 'Uses of the own invite code, null without one',
  }),
];
