import { data, redirect } from 'react-router';
import { withFlash } from '#customers/accounts/rules/flash.ts';
import { postAddress } from '#customers/accounts/server/post-address.ts';
import { readAddressPage } from '#customers/accounts/server/read-address-page.ts';
import { EditAddressView } from '#customers/accounts/storefront/pages/edit-address-view.tsx';
import { addressParameters, countryParameters } from '#http/foreign-scripts/rules/address-parameters.ts';
import { ownAccountFor } from '#messages/own-account-for.ts';
import { shopWords } from '#messages/shop-words.ts';
import { notFound } from '../not-found.ts';
import { pageMeta } from '../page-meta.ts';
import { ParameterScript } from '../parameter-script.tsx';
import { postedFields } from '../posted-fields.ts';
import type { Route } from './+types/edit-address.ts';
import { ownAccount } from './own-account.ts';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, {
    title: loaderData ? ownAccountFor(loaderData.locale).addresses[loaderData.page.kind] : '',
  });

function kindOf(kind: string | undefined) {
  if (kind === 'billing' || kind === 'shipping') return kind;
  throw notFound();
}

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const kind = kindOf(params.kind);
  const { ctx, person, frame } = ownAccount(context, request);
  const page = await readAddressPage(ctx, person, kind, null);
  return { page, frame, locale: ctx.visitor.audience.locale };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const kind = kindOf(params.kind);
  const { ctx, person } = ownAccount(context, request);
  const outcome = await postAddress(ctx, person, { kind, fields: await postedFields(request) });
  if (!outcome.saved) return data(outcome.page, { status: 422 });
  throw redirect(withFlash('/my-account/edit-address/', 'address-saved'), 303);
}

export default function EditAddress({ loaderData, actionData }: Route.ComponentProps) {
  const page = actionData ?? loaderData.page;
  return (
    <>
      <ParameterScript
        objects={
          import.meta.env.SSR
            ? {
                ...countryParameters(Object.keys(page.stateFields), shopWords(loaderData.locale).addresses),
                ...addressParameters(
                  page.countries.map(({ code }) => code),
                  shopWords(loaderData.locale).addresses,
                ),
              }
            : null
        }
      />
      <EditAddressView key={page.kind} page={page} frame={loaderData.frame} />
    </>
  );
}
