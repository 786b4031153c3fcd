import { postWithdrawal } from '#selling/returns/server/post-own-returns.ts';
import { documentLoader } from '../../documents/document-loader.tsx';
import { withdrawalPage } from './withdraw.tsx';

/** The withdrawal by the number of the order, without an account and without a link. */
export const loader = documentLoader(async ({ ctx, url }) =>
  withdrawalPage(ctx, null, {
    step: 'statement',
    typed: { name: '', email: '', contract: (url.searchParams.get('order') ?? '').slice(0, 20) },
    problems: {},
    quantities: null,
    problem: null,
    waitMinutes: null,
  }),
);

export const action = documentLoader(async ({ ctx, request }) =>
  withdrawalPage(ctx, null, await postWithdrawal(ctx, null, await request.formData())),
);
