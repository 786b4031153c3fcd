import { postedForm, typedText } from '#foundation/forms/rules/typed-values.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { enteredCredentials } from '../../rules/entered-credentials.ts';
import { type ProvidersOutcome, providersAction } from '../../rules/provider-page.ts';
import { type AskedConnection, canReachShop, findConnection } from './find-connection.ts';
import { forgetCredentials, storeCredentials } from './store-credentials.ts';
import { switchProvider } from './switch-provider.ts';
import { makeWebhook, tryConnection } from './try-connection.ts';

type Typed = (name: string) => string;

/** The forms of the page of payment providers: save, try and delete credentials, make the webhook, turn on and off. */
export async function postProviders(ctx: RequestContext, form: FormData): Promise<ProvidersOutcome> {
  const posted = postedForm(form);
  const typed: Typed = (name) => typedText(posted, name).trim();
  if (!ctx.nonces.check(providersAction, typed('_wpnonce'))) return { kind: 'expired' };
  const asked = await findConnection(ctx, { provider: typed('provider'), environment: typed('environment') });
  if (!asked) return { kind: 'unknown' };
  const at = { code: asked.code, environment: asked.environment };
  const action = typed('action');
  if (action === 'try') return tryNow(ctx, asked);
  if (asked.isConfigured) return { kind: 'configured', ...at };
  switch (action) {
    case 'save':
      return save(ctx, asked, typed);
    case 'webhook':
      return webhook(ctx, asked);
    case 'delete':
      await forgetCredentials(ctx, asked);
      return { kind: 'forgotten', ...at };
    case 'on':
      if (!asked.credentials) return { kind: 'no-credentials', ...at };
      await switchProvider(ctx, asked, true);
      return { kind: 'on', ...at };
    case 'off':
      await switchProvider(ctx, asked, false);
      return { kind: 'off', ...at };
    default:
      return { kind: 'unknown' };
  }
}

async function save(ctx: RequestContext, asked: AskedConnection, typed: Typed): Promise<ProvidersOutcome> {
  const { code, environment, connection, site, stored } = asked;
  const at = { code, environment };
  const known = connection.credentials;
  const entered = enteredCredentials(known, typed, stored?.credentials ?? null);
  if (!entered.ok) {
    const open = known.filter(({ secret, origin }) => !secret && origin === 'entered');
    const shown = Object.fromEntries(open.map(({ name }) => [name, typed(name)]));
    return { kind: 'wrong', problems: entered.problems, typed: shown, ...at };
  }
  const { isToActivate } = entered;
  const activated =
    isToActivate && connection.activate
      ? await connection.activate(entered.credentials, site)
      : ({ ok: true, value: entered.credentials } as const);
  if (!activated.ok) return { kind: 'not-activated', problem: activated.problem, ...at };
  await storeCredentials(ctx, asked, activated.value);
  return { kind: 'saved', problem: await tryConnection(ctx, asked, activated.value), ...at };
}

async function tryNow(ctx: RequestContext, asked: AskedConnection): Promise<ProvidersOutcome> {
  const { code, environment, credentials } = asked;
  if (!credentials) return { kind: 'no-credentials', code, environment };
  return { kind: 'tried', problem: await tryConnection(ctx, asked, credentials), code, environment };
}

async function webhook(ctx: RequestContext, asked: AskedConnection): Promise<ProvidersOutcome> {
  const { code, environment, credentials } = asked;
  const at = { code, environment };
  if (!credentials) return { kind: 'no-credentials', ...at };
  if (!canReachShop(asked.site, ctx.shopUrl)) return { kind: 'not-reachable', ...at };
  const made = await makeWebhook(ctx, asked, credentials);
  return made.ok
    ? { kind: 'webhook', found: made.found, ...at }
    : { kind: 'webhook-refused', problem: made.problem, ...at };
}
