import { drawForAssistant } from '../assistant/draw-for-assistant.ts';
import { draftTicket, readTicket, resolveJourney } from '../read-ticket.ts';
import { serve } from './serve.ts';

serve({ read: readTicket, draft: draftTicket, resolve: resolveJourney, draw: drawForAssistant });
