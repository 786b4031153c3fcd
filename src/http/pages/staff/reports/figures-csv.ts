import type { Route } from './+types/figures-csv.ts';
import { answerFigures } from './report-answer.ts';

export const loader = (args: Route.LoaderArgs) => answerFigures(args, 'csv');
