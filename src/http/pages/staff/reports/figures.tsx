import { data } from 'react-router';
import { FigurePage } from '#site/reports/back-office/figures/figure-page.tsx';
import { figureLists } from '#site/reports/rules/figure-list.ts';
import { figureSubjects } from '#site/reports/rules/figure-reports.ts';
import { readFigures } from '#site/reports/server/figures/read-figures.ts';
import { found } from '../../not-found.ts';
import { titleMeta } from '../../page-meta.ts';
import { openStaffPage } from '../staff-context.ts';
import type { Route } from './+types/figures.ts';

export const meta = titleMeta;

export async function loader(args: Route.LoaderArgs) {
  const { ctx, asked, words } = openStaffPage(args, 'reports');
  const about = found(figureSubjects.find((subject) => subject === args.params.about) ?? null);
  const query = found(figureLists[about].read(asked));
  const { title } = words.staffFigures.subjects[about];
  const figures = found(await readFigures(ctx, about, query));
  if ('problem' in figures)
    return data({ title, about, query, figures: null, problem: figures.problem }, { status: 422 });
  return data({ title, about, query, figures, problem: null });
}

export default function FiguresOfShop({ loaderData }: Route.ComponentProps) {
  const { about, query, figures, problem } = loaderData;
  return <FigurePage about={about} query={query} figures={figures} problem={problem} />;
}
