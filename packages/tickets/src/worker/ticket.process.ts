import nodeModule from 'node:module';
import { drawForAssistant } from '../assistant/draw-for-assistant.ts';
import { draftTicket, readTicket, resolveJourney } from '../read-ticket.ts';
import { serve } from './serve.ts';

serve({ read: readTicket, draft: draftTicket, resolve: resolveJourney, draw: drawForAssistant });
// A reader is killed when it is no longer needed: where NODE_COMPILE_CACHE is set, it writes what it compiled now.
nodeModule.flushCompileCache?.();
