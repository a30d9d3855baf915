import { draftTicket, readTicket, resolveJourney } from '../read-ticket.ts';
import { toWorkerTask } from './task.ts';

export default toWorkerTask({ read: readTicket, draft: draftTicket, resolve: resolveJourney });
