import { takeSteps } from '../steps.ts';
import { addNamedSeats } from './named-seats.ts';
import { addSeatsInOrder } from './seat-order.ts';
import { addDirectionSeats } from './direction-seats.ts';

/**
 * The segments with the seats that a document lists apart from the flights. The most certain source
 * counts: a list in the order of the flights, then seats beside a number or route; by the direction alone only what is
 * left open.
 */
export const addSeats = takeSteps([addNamedSeats, addSeatsInOrder, addDirectionSeats]);
