import { later } from '../../../../lib/later.ts';

export const loadPlanColumn = () => import('./plan-column.tsx');

/** The column of a plan, which a trip does without until one is made. */
export const LaterPlanColumn = later(loadPlanColumn, 'PlanColumn');
