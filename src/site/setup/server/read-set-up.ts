import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { mayStaff } from '#foundation/visitor/rules/staff-rights.ts';
import {
  rightsOfStep,
  type SetUpProgress,
  type SetUpStep,
  setUpAction,
  setUpSteps,
} from '../rules/set-up-steps.ts';
import type { EmailDraft } from '../rules/steps/email-step.ts';
import type { FirmDraft } from '../rules/steps/firm-step.ts';
import type { LookDraft } from '../rules/steps/look-step.ts';
import type { PricesDraft } from '../rules/steps/prices-step.ts';
import type { ShippingDraft } from '../rules/steps/shipping-step.ts';
import { readSetUpProgress } from './set-up-progress.ts';
import { readEmail } from './steps/email.ts';
import { readPrices } from './steps/prices.ts';
import { readShipping } from './steps/shipping.ts';

/** The form of a step as it is first shown. */
export type ShownStep =
  | { readonly step: 'firm'; readonly draft: FirmDraft }
  | { readonly step: 'look'; readonly draft: LookDraft }
  | { readonly step: 'prices'; readonly draft: PricesDraft }
  | { readonly step: 'shipping'; readonly draft: ShippingDraft }
  | {
      readonly step: 'email';
      readonly draft: EmailDraft;
      readonly hasPassword: boolean;
      /** an environment variable names the mail server: nothing is entered here */
      readonly isConfigured: boolean;
    };

export type SetUpPage = {
  readonly shown: ShownStep;
  readonly progress: SetUpProgress;
  readonly nonce: string;
};

/** All steps, with those that one's role may change. */
export async function readSetUp(ctx: RequestContext): Promise<{
  readonly progress: SetUpProgress;
  readonly steps: readonly { readonly step: SetUpStep; readonly isAllowed: boolean }[];
}> {
  const { person } = ctx.visitor;
  return {
    progress: (await readSetUpProgress(ctx)) ?? {},
    steps: setUpSteps.map((step) => ({
      step,
      isAllowed: rightsOfStep(step).every((right) => mayStaff(person, right)),
    })),
  };
}

/** The page of a step. */
export async function readSetUpStep(ctx: RequestContext, step: SetUpStep): Promise<SetUpPage> {
  const progress = (await readSetUpProgress(ctx)) ?? {};
  return {
    shown: await readStep(ctx, step, progress),
    progress,
    nonce: ctx.nonces.make(setUpAction),
  };
}

async function readStep(ctx: RequestContext, step: SetUpStep, progress: SetUpProgress): Promise<ShownStep> {
  const { settings } = ctx;
  switch (step) {
    case 'firm': {
      const {
        shop_name,
        shop_legal_name,
        shop_address,
        shop_vat_number,
        shop_rea,
        shop_pec,
        shop_sdi,
        shop_email,
        shop_phone,
        shop_hours,
      } = settings;
      const firm = { shop_legal_name, shop_address, shop_vat_number, shop_rea, shop_pec, shop_sdi };
      return { step, draft: { shop_name, ...firm, shop_email, shop_phone, shop_hours } };
    }
    case 'look': {
      const { shop_logo, shop_icon, shop_tagline } = settings;
      const { theme_accent, theme_dark, theme_corners, theme_fonts } = settings;
      return {
        step,
        draft: { shop_logo, shop_icon, shop_tagline, theme_accent, theme_dark, theme_corners, theme_fonts },
      };
    }
    case 'prices':
      return { step, draft: await readPrices(ctx, progress.prices === 'done') };
    case 'shipping':
      return { step, draft: await readShipping(ctx) };
    case 'email':
      return { step, ...(await readEmail(ctx)), isConfigured: ctx.smtpUrl !== null };
  }
}
