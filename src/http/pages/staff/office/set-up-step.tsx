import type { RouterContextProvider } from 'react-router';
import { SetUpStepPage } from '#site/setup/back-office/set-up-step-page.tsx';
import { rightsOfStep, type SetUpStep, setUpSteps } from '#site/setup/rules/set-up-steps.ts';
import { postSetUpStep } from '#site/setup/server/post-set-up-step.ts';
import { readSetUpStep } from '#site/setup/server/read-set-up.ts';
import { notFound } from '../../not-found.ts';
import { titleMeta } from '../../page-meta.ts';
import { answerForm, openStaffPage, staffContext } from '../staff-context.ts';
import type { Route } from './+types/set-up-step.ts';

export const meta = titleMeta;

/** The step of the address, for staff who have all rights that it takes. */
function stepOf(context: Readonly<RouterContextProvider>, param: string | undefined): SetUpStep {
  staffContext(context, 'settings');
  const step = setUpSteps.find((one) => one === param);
  if (!step) throw notFound();
  for (const right of rightsOfStep(step)) staffContext(context, right);
  return step;
}

export async function loader(args: Route.LoaderArgs) {
  const step = stepOf(args.context, args.params.step);
  const { ctx, asked, words } = openStaffPage(args, 'settings');
  return {
    page: { ...(await readSetUpStep(ctx, step)), saved: asked.has('saved'), sent: asked.has('sent') },
    title: words.staffSetUp.steps[step].title,
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const step = stepOf(context, params.step);
  const ctx = staffContext(context, 'settings');
  return answerForm(await postSetUpStep(ctx, step, await request.formData()));
}

export default function StaffSetUpStep({ loaderData, actionData }: Route.ComponentProps) {
  return <SetUpStepPage {...loaderData.page} outcome={actionData ?? null} />;
}
