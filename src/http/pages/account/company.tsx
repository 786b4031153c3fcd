import { redirect } from 'react-router';
import { withFlash } from '#customers/accounts/rules/flash.ts';
import { type CompanyPage, companyPath } from '#customers/companies/rules/company-page.ts';
import { postCompany, readCompanyPage } from '#customers/companies/server/own-company.ts';
import { CompanyView } from '#customers/companies/storefront/company-view.tsx';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { ownAccountFor } from '#messages/own-account-for.ts';
import { type DocumentPage, documentLoader } from '../documents/document-loader.tsx';
import { postedFields } from '../posted-fields.ts';
import { businessAccount, type OwnAccount } from './own-account.ts';

export const loader = documentLoader(async ({ ctx, request }) => {
  const { person, frame } = businessAccount(ctx, request);
  return documentOf(ctx, await readCompanyPage(ctx, person), frame);
});

export const action = documentLoader(async ({ ctx, request }) => {
  const { person, frame } = businessAccount(ctx, request);
  const refused = await postCompany(ctx, person, await postedFields(request));
  if (refused) return { ...documentOf(ctx, refused, frame), status: 422 };
  return redirect(withFlash(companyPath, 'company-saved'), 303);
});

function documentOf(ctx: RequestContext, page: CompanyPage, frame: OwnAccount['frame']): DocumentPage {
  return {
    head: ownAccountFor(ctx.visitor.audience.locale).company.title,
    view: <CompanyView page={page} frame={frame} />,
  };
}
