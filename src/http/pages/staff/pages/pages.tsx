import { redirect } from 'react-router';
import { PagesPage } from '#site/content/back-office/pages-page.tsx';
import { pagesAction } from '#site/content/rules/blocks/page-editor.ts';
import { missingLegalPages, postLegalDrafts } from '#site/content/server/staff/create-legal-drafts.ts';
import { listPages } from '#site/content/server/staff/read-pages.ts';
import { titleMeta } from '../../page-meta.ts';
import { openStaffPage, staffContext } from '../staff-context.ts';
import type { Route } from './+types/pages.ts';

export const meta = titleMeta;

const saidDrafted = ['drafted', 'nothing', 'expired'] as const;

export async function loader(args: Route.LoaderArgs) {
  const { ctx, asked, words } = openStaffPage(args, 'pages');
  const [pages, missing] = await Promise.all([listPages(ctx), missingLegalPages(ctx)]);
  return {
    page: {
      pages,
      isRemoved: asked.get('done') === 'removed',
      nonce: ctx.nonces.make(pagesAction),
      legalPages: missing.map(({ title }) => title),
      drafted: saidDrafted.find((one) => one === asked.get('done')) ?? null,
    },
    title: words.staffPages.title,
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = staffContext(context, 'pages');
  throw redirect(`/staff/pages/?done=${await postLegalDrafts(ctx, await request.formData())}`, 303);
}

/** The pages of the shop's own. */
export default function StaffPages({ loaderData }: Route.ComponentProps) {
  return <PagesPage {...loaderData.page} />;
}
