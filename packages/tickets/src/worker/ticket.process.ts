import nodeModule from 'node:module';
import { drawForAssistant } from '../assistant/draw-for-assistant.ts';
import { makePortrait } from '../images/make-portrait.ts';
import { draftTicket, readTicket, resolveJourney } from '../read-ticket.ts';
import { serve } from './serve.ts';

serve({
  read: readTicket,
  draft: draftTicket,
  resolve: resolveJourney,
  draw: drawForAssistant,
  portrait: ({ bytes }) => makePortrait(bytes),
});
// Readers are killed, not exited, so the compile cache (NODE_COMPILE_CACHE) is written now.
nodeModule.flushCompileCache?.();
