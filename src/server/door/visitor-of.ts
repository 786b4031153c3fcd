import type { Database } from '#database/client.ts';
import type { Session } from '#services/sessions.ts';
import type { ShopMemory } from '#services/shop-memory.ts';
import type { Audience, Visitor } from '#shop/accounts/rules/visitor.ts';
import type { Settings } from '#shop/settings/rules/registry.ts';

type Group = { id: number; slug: string; is_retail: boolean; show_prices_with_tax: boolean };

function audienceOf(group: Group, settings: Settings): Audience {
  const locale = settings.interface_language === 'en' ? 'en' : 'it';
  const mode = group.show_prices_with_tax ? 'gross' : 'net';
  return {
    key: `${group.slug}-${mode}-${locale}`,
    priceListId: group.id,
    priceListSlug: group.slug,
    hasOwnPrices: !group.is_retail,
    mode,
    locale,
  };
}

/** The audience of everybody who is not logged in: the retail list, remembered until the shop changes. */
export function guestAudience(db: Database, memory: ShopMemory, settings: Settings): Promise<Audience> {
  return memory.remember('guest-audience', async () => {
    const group = await db
      .selectFrom('price_lists')
      .innerJoin('customer_groups', 'customer_groups.price_list_id', 'price_lists.id')
      .select(['price_lists.id', 'price_lists.slug', 'is_retail', 'show_prices_with_tax'])
      .where('customer_groups.slug', '=', 'retail')
      .executeTakeFirstOrThrow();
    return audienceOf(group, settings);
  });
}

/** Who a session belongs to and which audience that person sees the shop with (ACC-01); somebody unknown is a guest. */
export async function visitorOf(
  db: Database,
  memory: ShopMemory,
  settings: Settings,
  session: Session | null,
): Promise<Visitor> {
  const retail = await guestAudience(db, memory, settings);
  if (session?.customerId == null) return { person: null, audience: retail };
  const row = await db
    .selectFrom('customers')
    .innerJoin('customer_groups', 'customer_groups.id', 'customers.group_id')
    .innerJoin('price_lists', 'price_lists.id', 'customer_groups.price_list_id')
    .select(['customers.id as customerId', 'email', 'first_name', 'last_name', 'company', 'staff_role'])
    .select(['approved_at', 'kind', 'show_prices_with_tax'])
    .select(['price_lists.id', 'price_lists.slug', 'is_retail'])
    .where('customers.id', '=', session.customerId)
    .executeTakeFirst();
  if (!row) return { person: null, audience: retail };
  // A business account that staff has not approved yet buys as everybody does.
  const waiting = row.kind === 'business' && row.approved_at === null;
  return {
    person: {
      customerId: row.customerId,
      email: row.email,
      firstName: row.first_name,
      lastName: row.last_name,
      company: row.company,
      kind: row.kind === 'business' && !waiting ? 'business' : 'retail',
      staffRole: row.staff_role === 'administrator' || row.staff_role === 'clerk' ? row.staff_role : null,
    },
    audience: waiting ? retail : audienceOf(row, settings),
  };
}
