import type { Route } from './+types/figures-xlsx.ts';
import { answerFigures } from './report-answer.ts';

export const loader = (args: Route.LoaderArgs) => answerFigures(args, 'xlsx');
