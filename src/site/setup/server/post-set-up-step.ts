import { isEmail } from '#foundation/addresses/rules/fields/is-email.ts';
import { type PostedForm, postedForm, typedText } from '#foundation/forms/rules/typed-values.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { MailTest } from '../rules/set-up-problem.ts';
import { pathAfter, type SetUpStep, setUpAction, setUpStepPath } from '../rules/set-up-steps.ts';
import { testMail } from './mail/test-mail.ts';
import { noteStep, readSetUpProgress } from './set-up-progress.ts';
import { saveEmail } from './steps/email.ts';
import { savePrices } from './steps/prices.ts';
import { saveFirm, saveLook } from './steps/save-texts.ts';
import { saveShipping } from './steps/shipping.ts';
import type { SavedStep, SaveStep, StepProblems } from './steps/step-outcome.ts';

export type SetUpOutcome =
  | { readonly kind: 'go'; readonly path: string }
  | {
      readonly kind: 'again';
      /** null: the page was open for too long */
      readonly problems: StepProblems | null;
      readonly typed: PostedForm;
      /** of a test message that did not leave */
      readonly test?: MailTest;
    };

const savers: Readonly<Record<SetUpStep, SaveStep<RequestContext>>> = {
  firm: saveFirm,
  look: saveLook,
  prices: savePrices,
  shipping: saveShipping,
  email: saveEmail,
};

/** The form of a step: stores it and leads on to the next one, leaves it out, or sends a test message. */
export async function postSetUpStep(
  ctx: RequestContext,
  step: SetUpStep,
  form: FormData,
): Promise<SetUpOutcome> {
  const { password: _, ...typed } = postedForm(form);
  const again = (problems: StepProblems | null) => ({ kind: 'again', problems, typed }) as const;
  if (!ctx.nonces.check(setUpAction, typedText(typed, '_wpnonce'))) return again(null);
  const action = typedText(typed, 'action');
  if (action === 'skip') return leave(ctx, step, 'skipped');
  const saved = await save(ctx, step, postedForm(form));
  if (!saved.ok) return again(saved.problems);
  if (step !== 'email' || action !== 'test') return leave(ctx, step, 'done');
  const to = typedText(typed, 'testTo').trim();
  if (!isEmail(to)) return again({ testTo: { code: 'no-email' } });
  await noteStep(ctx, step, 'done');
  const test = await testMail(ctx, to);
  return test === null ? { kind: 'go', path: `${setUpStepPath(step)}?sent=1` } : { ...again({}), test };
}

/** A mail server that an environment variable names is not entered here. */
function save(ctx: RequestContext, step: SetUpStep, typed: PostedForm): Promise<SavedStep> {
  return step === 'email' && ctx.smtpUrl !== null ? Promise.resolve({ ok: true }) : savers[step](ctx, typed);
}

async function leave(ctx: RequestContext, step: SetUpStep, state: 'done' | 'skipped'): Promise<SetUpOutcome> {
  await noteStep(ctx, step, state);
  const progress = (await readSetUpProgress(ctx)) ?? {};
  const path = pathAfter(step, progress);
  return { kind: 'go', path: state === 'done' ? `${path}?saved=${step}` : path };
}
