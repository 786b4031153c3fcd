import { codedProblems, readForm } from '#foundation/forms/rules/form-schema.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { firmStep } from '../../rules/steps/firm-step.ts';
import { lookStep } from '../../rules/steps/look-step.ts';
import { saveSettings } from './save-settings.ts';
import type { SaveStep } from './step-outcome.ts';

type Needs = Pick<RequestContext, 'db' | 'clock' | 'visitor' | 'settings'>;

/** The step of the firm. */
export const saveFirm: SaveStep<Needs> = async (ctx, typed) => {
  const read = readForm(firmStep(ctx.settings.home_country), typed);
  return read.ok ? saveSettings(ctx, read.draft) : { ok: false, problems: codedProblems(read.problems) };
};

/** The step of tagline and colours. */
export const saveLook: SaveStep<Needs> = async (ctx, typed) => {
  const read = readForm(lookStep, typed);
  return read.ok ? saveSettings(ctx, read.draft) : { ok: false, problems: codedProblems(read.problems) };
};
