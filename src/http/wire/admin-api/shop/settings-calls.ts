import { z } from 'zod';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { adminContextOnly, adminRead, adminUrl, adminWords } from '../admin-call.ts';
import { refusalAnswer } from '../admin-refusal.ts';
import { type OptionGroup, optionGroups, shopOptions } from './shop-options.ts';

const href = z.array(z.object({ href: z.string() }));
const groupSchema = z.object({
  id: z.string(),
  label: z.string(),
  description: z.string(),
  parent_id: z.string(),
  sub_groups: z.array(z.string()),
  _links: z.object({ options: href }),
});
const optionSchema = z.object({
  id: z.string(),
  group_id: z.string(),
  label: z.string(),
  description: z.string(),
  type: z.string(),
  default: z.string(),
  value: z.string(),
  _links: z.object({ self: href, collection: href }),
});

const groupGone = {
  status: 404,
  code: 'rest_setting_setting_group_invalid',
  when: 'The group is not there.',
};

const groupNamed = (name = '') => optionGroups.find((group) => group === name) ?? null;

function optionsOf({ shopUrl, settings, wire }: RequestContext, group: OptionGroup) {
  const collection = adminUrl(shopUrl, `/settings/${group}`);
  return shopOptions(group, settings).map(({ id, type, value }) => {
    const name = `${wire.platform}_${id}`;
    return {
      id: name,
      group_id: group,
      label: id,
      description: '',
      type,
      default: value,
      value,
      _links: { self: [{ href: `${collection}/${name}` }], collection: [{ href: collection }] },
    };
  });
}

const noGroup = (ctx: RequestContext) =>
  refusalAnswer(ctx, {
    code: 'rest_setting_setting_group_invalid',
    status: 404,
    sentence: adminWords(ctx).noSettings,
  });

const groups = adminRead({
  path: '/settings',
  right: 'settings',
  summary: 'The groups of options that can be read.',
  query: adminContextOnly,
  reply: { schema: z.array(groupSchema) },
  errors: [],
  async handle(ctx) {
    return Response.json(
      optionGroups.map((id) => ({
        id,
        label: id,
        description: '',
        parent_id: '',
        sub_groups: [],
        _links: { options: [{ href: adminUrl(ctx.shopUrl, `/settings/${id}`) }] },
      })),
    );
  },
});

const listed = adminRead({
  path: '/settings/:group{[a-z_-]+}',
  right: 'settings',
  summary: 'The options of a group that connectors ask for; they are changed in the staff area alone.',
  query: adminContextOnly,
  reply: { schema: z.array(optionSchema) },
  errors: [groupGone],
  async handle(ctx, _query, { path }) {
    const group = groupNamed(path.group);
    return group ? Response.json(optionsOf(ctx, group)) : noGroup(ctx);
  },
});

const one = adminRead({
  path: '/settings/:group{[a-z_-]+}/:id{[a-z_0-9-]+}',
  right: 'settings',
  summary: 'An option.',
  query: adminContextOnly,
  reply: { schema: optionSchema },
  errors: [
    groupGone,
    { status: 404, code: 'rest_setting_setting_invalid', when: 'The option is not there.' },
  ],
  async handle(ctx, _query, { path }) {
    const group = groupNamed(path.group);
    if (!group) return noGroup(ctx);
    const found = optionsOf(ctx, group).find(({ id }) => id === path.id);
    if (found) return Response.json(found);
    const { noSettings: sentence } = adminWords(ctx);
    return refusalAnswer(ctx, { code: 'rest_setting_setting_invalid', status: 404, sentence });
  },
});

/** Options of the shop as programs read them. */
export const settingsCalls = [groups, listed, one];
