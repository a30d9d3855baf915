import { readTicket } from '../read-ticket.ts';
import { toWorkerTask } from './task.ts';

export default toWorkerTask(readTicket);
