import { later } from '../../../../lib/later.ts';

export const loadPlanColumn = () => import('./plan-column.tsx');

/** The column of a plan, not loaded until one is made. */
export const LaterPlanColumn = later(loadPlanColumn, 'PlanColumn');
