import type { Database } from '#foundation/database/client.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import { staffRoleFrom } from '#foundation/visitor/rules/staff-rights.ts';
import type { Visitor } from '#foundation/visitor/rules/visitor.ts';
import type { DraftOutcome } from '#wholesale/counter/rules/counter-draft.ts';
import { openNewDraft } from '#wholesale/counter/server/list-drafts.ts';
import type { VisitorReader } from '#wholesale/counter/server/open-draft.ts';
import { postDraft } from '#wholesale/counter/server/post-draft.ts';
import { readDraft } from '#wholesale/counter/server/read-draft.ts';
import { aCustomer } from './a-customer.ts';
import { aRequestContext } from './a-request-context.ts';

type Fields = Readonly<Record<string, string>>;

const address = {
  billing_first_name: 'Ada',
  billing_last_name: 'Banconi',
  billing_address_1: 'Via Roma 1',
  billing_postcode: '20121',
  billing_city: 'Milano',
  billing_state: 'MI',
  billing_country: 'IT',
  billing_phone: '3331234567',
  billing_email: 'ada@example.it',
};

/** A counter with a clerk who may do everything, and a customer: what the pages of drafts do, as functions. */
export async function aCounter(db: Database) {
  const buyer = await aCustomer(db, { first_name: 'Ada', last_name: 'Banconi' });
  const clerk = await aCustomer(db, { first_name: 'Rita', last_name: 'Addetta' });
  const guest = await aRequestContext(db);
  const person = (id: number, firstName: string) => ({
    customerId: id,
    email: 'ada@example.it',
    firstName,
    lastName: '',
    company: '',
    kind: 'retail' as const,
    staffRole: null,
  });
  /** The clerk with some rights alone; with all of them where none are named. */
  function clerkWith(rights: readonly string[] | null): RequestContext {
    const code = rights ? 'x' : 'administrator';
    const staffRole = staffRoleFrom({ code, name: 'X', rights: rights ?? [], refund_limit_cents: null });
    return {
      ...guest,
      nonces: { ...guest.nonces, check: () => true },
      visitor: { ...guest.visitor, person: { ...person(clerk.id, 'Rita'), staffRole } },
    };
  }
  const staff = clerkWith(null);
  const visitorOf: VisitorReader = async (_db, _memory, _settings, session): Promise<Visitor> => ({
    ...guest.visitor,
    person: session?.customerId == null ? null : person(session.customerId, 'Ada'),
  });
  const postAs = (by: RequestContext, id: number, fields: Fields): Promise<DraftOutcome> => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    return postDraft(by, id, { form, visitorOf });
  };
  async function viewOf(id: number, by = staff) {
    const view = await readDraft(by, id, visitorOf);
    if (view === null || typeof view === 'number') throw new Error(`no open draft: ${view}`);
    return view;
  }
  return {
    buyer,
    staff,
    clerkWith,
    visitorOf,
    postAs,
    viewOf,
    post: (id: number, fields: Fields) => postAs(staff, id, fields),
    sentencesOf: (outcome: DraftOutcome) =>
      outcome.kind === 'again' ? outcome.sentences.join(' ') : outcome.kind,
    /** A new draft, by telephone and for the customer where nothing else is said. */
    async aDraft(customer = String(buyer.id), origin = 'phone'): Promise<number> {
      const opened = await openNewDraft(staff, { origin, customer });
      if (opened.kind !== 'go') throw new Error(opened.kind);
      return Number(/(\d+)\/$/.exec(opened.path)?.[1]);
    },
    /** What the form of an order sends where everything is filled in. */
    async orderFields(id: number) {
      const { cart } = await viewOf(id);
      return {
        ...address,
        action: 'order',
        payment_method: 'bacs',
        'shipping_method[0]': cart.shippingOptions[0]?.method ?? '',
        cart_hash_seen: cart.hash,
      };
    },
  };
}

export type Counter = Awaited<ReturnType<typeof aCounter>>;
