import type { Settings } from '#foundation/settings/rules/settings.ts';
import { customFieldsIn } from '../rules/custom-fields.ts';
import type { SubaccountTerms } from '../rules/subaccount-form.ts';

/** What the shop's settings say of the forms of subaccounts. */
export function subaccountTerms(settings: Settings): SubaccountTerms {
  return {
    usernames: settings.subaccount_usernames,
    customFields: customFieldsIn(settings.subaccount_custom_fields),
    topLevelMax: settings.email_top_level_max,
    subscriptions: settings.subscriptions_enabled,
  };
}
