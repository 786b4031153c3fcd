import type { Route } from './+types/report-csv.ts';
import { answerReport } from './report-answer.ts';

export const loader = (args: Route.LoaderArgs) => answerReport(args, 'csv');
