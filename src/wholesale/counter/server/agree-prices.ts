import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { mayStaff } from '#foundation/visitor/rules/staff-rights.ts';
import { staffMessagesFor } from '#messages/staff-messages-for.ts';
import { lessPercentage } from '#pricing/prices/rules/list-percentage.ts';
import type { StaffTerms } from '#selling/cart/rules/staff-terms.ts';
import { inCartTransaction } from '#selling/cart/server/in-cart-transaction.ts';
import { ownsCart } from '#selling/cart/server/owns-cart.ts';
import { readPricedCart } from '#selling/cart/server/read-cart.ts';
import { freeGoods } from '#wholesale/offers/server/staff/save-offer.ts';
import { readDiscount, readFreeLine, readLineTerms } from '../rules/line-terms.ts';
import { readTaxClasses } from './read-tax-classes.ts';

type Typed = Readonly<Record<'percent' | 'price' | 'reason', string>>;

/** Agrees a discount or a price for a line of the draft's cart, or takes it away; says why it is refused. */
export async function agreeLine(
  staff: RequestContext,
  buyer: RequestContext,
  { key, typed }: { readonly key: string; readonly typed: Typed },
): Promise<readonly string[]> {
  const { staffCounter: words } = staffMessagesFor(staff.settings.interface_language);
  const terms = readLineTerms(typed, buyer.visitor.audience.mode);
  if (!terms.ok) return [words.problems[terms.problem]];
  const stored = terms.value === null ? null : JSON.stringify(terms.value);
  return agree(staff, buyer, async (inside, session) => {
    const { rows } = await sql`
      with line as (
        update cart_lines set staff_terms = ${stored}::jsonb from carts
        where cart_lines.cart_id = carts.id and ${ownsCart(session)} and cart_lines.key = ${key}
          and coalesce(cart_lines.staff_terms ->> 'kind', '') <> 'free'
        returning cart_id)
      update carts set version = version + 1, updated_at = ${inside.clock.now()}
      where id = (select cart_id from line) returning id`.execute(inside.db);
    return rows.length > 0 ? [] : [words.problems.gone];
  });
}

/** Agrees a discount on every line of the draft, off what each costs after its own. */
export async function agreeOrder(
  staff: RequestContext,
  buyer: RequestContext,
  typed: Pick<Typed, 'percent' | 'reason'>,
): Promise<readonly string[]> {
  const { staffCounter: words } = staffMessagesFor(staff.settings.interface_language);
  const discount = readDiscount(typed);
  if (!discount.ok) return [words.problems[discount.problem]];
  const stored = discount.value === null ? null : JSON.stringify(discount.value);
  return agree(staff, buyer, async (inside, session) => {
    const { rows } = await sql`
      update carts set staff_discount = ${stored}::jsonb, version = version + 1, updated_at = ${inside.clock.now()}
      where ${ownsCart(session)} returning id`.execute(inside.db);
    return rows.length > 0 ? [] : [words.problems.gone];
  });
}

type Session = NonNullable<ReturnType<RequestContext['session']['current']>>;

/** Writes inside a transaction that ends with the largest discount: beyond it nothing is changed. Whoever sets prices has no limit. */
async function agree(
  staff: RequestContext,
  buyer: RequestContext,
  write: (inside: RequestContext, session: Session) => Promise<readonly string[]>,
): Promise<readonly string[]> {
  const { staffCounter: words } = staffMessagesFor(staff.settings.interface_language);
  const { person } = staff.visitor;
  if (!mayStaff(person, 'counter-discounts')) return [words.problems['no-right']];
  const result = await inCartTransaction(buyer, async (inside) => {
    const session = await inside.session.open(inside.db);
    const sentences = await write(inside, session);
    if (sentences.length > 0 || mayStaff(person, 'prices')) return { ok: sentences.length === 0, sentences };
    const beyond = await beyondLimit(inside);
    return { ok: beyond.length === 0, sentences: beyond };
  });
  return result.sentences;
}

/** What costs less than the largest discount allows. */
async function beyondLimit(buyer: RequestContext): Promise<readonly string[]> {
  const { counter_largest_discount: percent, interface_language: language } = buyer.settings;
  const { staffCounter: words } = staffMessagesFor(language);
  const { lines } = await readPricedCart(buyer);
  return lines
    .filter(({ row, price }) => row.staff && price.unit < lessPercentage(price.regular, percent * 100))
    .map(({ shown }) => words.problems['discount-beyond'](shown.name, percent));
}

/** Adds a line without an article to the draft; says why it is refused. */
export async function addFreeLine(
  buyer: RequestContext,
  typed: {
    readonly name: string;
    readonly price: string;
    readonly taxClass: string;
    readonly quantity: number | null;
  },
): Promise<readonly string[]> {
  const { staffCounter: words } = staffMessagesFor(buyer.settings.interface_language);
  const { quantity } = typed;
  if (quantity === null || quantity < 1) return [words.problems.quantity];
  const taxClasses = await readTaxClasses(buyer);
  const line = readFreeLine(typed, { mode: buyer.visitor.audience.mode, taxClasses });
  if (!line.ok) return [words.problems[line.problem]];
  await inCartTransaction(buyer, async (inside) => {
    await writeFreeLine(inside, line.value, quantity);
    return { ok: true };
  });
  return [];
}

async function writeFreeLine({ db, clock, session }: RequestContext, terms: StaffTerms, quantity: number) {
  const { id } = await session.open(db);
  await freeGoods(db);
  const key = randomBytes(16).toString('hex');
  await sql`
    with cart as (
      insert into carts (session_id) values (${id})
      on conflict (session_id) do update set version = carts.version + 1, updated_at = ${clock.now()} returning id)
    insert into cart_lines (cart_id, key, product_id, quantity, staff_terms)
    select cart.id, ${key}, offer_goods.product_id, ${quantity}, ${JSON.stringify(terms)}::jsonb
    from cart, offer_goods`.execute(db);
}
