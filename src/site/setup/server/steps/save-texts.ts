import { codedProblems, readForm } from '#foundation/forms/rules/form-schema.ts';
import { type PostedForm, typedFlag, typedText } from '#foundation/forms/rules/typed-values.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { brandFileProblem } from '../../rules/set-up-problem.ts';
import { firmStep } from '../../rules/steps/firm-step.ts';
import { brandFields, lookStep } from '../../rules/steps/look-step.ts';
import { saveSettings } from './save-settings.ts';
import type { SaveStep, StepProblems } from './step-outcome.ts';

type Needs = Pick<RequestContext, 'db' | 'clock' | 'visitor' | 'settings'>;

/** The step of the firm. */
export const saveFirm: SaveStep<Needs> = async (ctx, typed) => {
  const read = readForm(firmStep(ctx.settings.home_country), typed);
  return read.ok ? saveSettings(ctx, read.draft) : { ok: false, problems: codedProblems(read.problems) };
};

/** The step of logo, icon, tagline and colours; a form that says nothing of a picture leaves it. */
export const saveLook: SaveStep<Needs> = async (ctx, typed) => {
  const read = readForm(lookStep, withPictures(ctx, typed));
  const problems = { ...(read.ok ? {} : codedProblems(read.problems)), ...refusedFiles(typed) };
  if (!read.ok || Object.keys(problems).length > 0) return { ok: false, problems };
  return saveSettings(ctx, read.draft);
};

function withPictures({ settings }: Pick<Needs, 'settings'>, typed: PostedForm): PostedForm {
  const named = (kind: 'logo' | 'icon') => {
    const { name, remove } = brandFields[kind];
    return [typedFlag(typed, remove) ? '' : typedText(typed, name) || settings[name]];
  };
  return { ...typed, shop_logo: named('logo'), shop_icon: named('icon') };
}

function refusedFiles(typed: PostedForm): StepProblems {
  return Object.fromEntries(
    (['logo', 'icon'] as const).flatMap((kind) => {
      const problem = brandFileProblem(typedText(typed, brandFields[kind].problem));
      return problem ? [[brandFields[kind].file, { code: 'file', problem }] as const] : [];
    }),
  );
}
