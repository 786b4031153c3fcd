import { LabelServicePage } from '#selling/fulfilment/back-office/label-service-page.tsx';
import { emptyLabelService, labelServiceAction } from '#selling/fulfilment/rules/label-service-form.ts';
import { readCarrier } from '#selling/fulfilment/server/carriers.ts';
import { readLabelService } from '#selling/fulfilment/server/labels/label-service.ts';
import { postLabelService } from '#selling/fulfilment/server/labels/post-label-service.ts';
import { found, idFrom } from '../../not-found.ts';
import { titleMeta } from '../../page-meta.ts';
import { answerForm, openStaffPage, staffContext } from '../staff-context.ts';
import type { Route } from './+types/carrier-labels.ts';

export const meta = titleMeta;

export async function loader(args: Route.LoaderArgs) {
  const { ctx, asked, words } = openStaffPage(args, 'settings');
  const carrier = found(await readCarrier(ctx, idFrom(args.params.id)));
  const stored = await readLabelService(ctx, carrier.id);
  const draft = stored.kind === 'open' ? { ...stored.account, password: '' } : emptyLabelService;
  const done: 'saved' | 'removed' | null = asked.has('saved')
    ? 'saved'
    : asked.has('removed')
      ? 'removed'
      : null;
  return {
    page: {
      carrier: { id: carrier.id, name: carrier.name },
      draft,
      stored: stored.kind,
      nonce: ctx.nonces.make(labelServiceAction),
      done,
    },
    title: words.staffFulfilment.carriers.labels.title(carrier.name),
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = staffContext(context, 'settings');
  return answerForm(await postLabelService(ctx, idFrom(params.id), await request.formData()));
}

export default function CarrierLabels({ loaderData, actionData }: Route.ComponentProps) {
  return <LabelServicePage {...loaderData.page} rejected={actionData ?? null} />;
}
