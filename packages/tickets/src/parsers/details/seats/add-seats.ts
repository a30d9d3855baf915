import { takeSteps } from '../steps.ts';
import { addNamedSeats } from './named-seats.ts';
import { addSeatsInOrder } from './seat-order.ts';
import { addWaySeats } from './way-seats.ts';

/**
 * The legs with the seats that a document names away from what it tells of each flight. The one that is surest counts:
 * a list in the order of the flights, then seats beside a number or route; by the way alone only what is left open.
 */
export const addSeats = takeSteps([addNamedSeats, addSeatsInOrder, addWaySeats]);
