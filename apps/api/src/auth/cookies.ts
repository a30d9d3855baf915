import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CookieSerializeOptions } from '@fastify/cookie';

/** `__Host-` ties the cookie to this host and to https; otherwise browsers refuse the prefix. */
export function sessionCookieName(isHttps: boolean): string {
  return isHttps ? '__Host-ooo_session' : 'ooo_session';
}

/** For every cookie: scripts in a page cannot read it, and other sites do not send it with what they post. */
export function cookieAttributes(isHttps: boolean): CookieSerializeOptions {
  return { httpOnly: true, sameSite: 'lax', secure: isHttps, path: '/' };
}

export function readSessionCookie(request: FastifyRequest, isHttps: boolean): string | undefined {
  return request.cookies[sessionCookieName(isHttps)];
}

export function setSessionCookie(
  reply: FastifyReply,
  session: { readonly id: string; readonly expiresAt: Date },
  isHttps: boolean,
): void {
  const options = { ...cookieAttributes(isHttps), expires: session.expiresAt };
  reply.setCookie(sessionCookieName(isHttps), session.id, options);
}

export function clearSessionCookie(reply: FastifyReply, isHttps: boolean): void {
  reply.clearCookie(sessionCookieName(isHttps), cookieAttributes(isHttps));
}
