import { redirect } from 'react-router';
import { CompanyPart } from '#customers/companies/back-office/company-part.tsx';
import { readKnownCompany } from '#customers/companies/server/read-known-company.ts';
import { CustomerPage } from '#customers/customers/back-office/customer-page.tsx';
import { readCustomerAction, staffCustomersAction } from '#customers/customers/rules/staff-customer.ts';
import { postCustomerForm } from '#customers/customers/server/post-customer-form.ts';
import { readCustomerPage } from '#customers/customers/server/read-customer-page.ts';
import { GivenAnswersPart } from '#customers/registration/back-office/given-answers-part.tsx';
import { readCustomerAnswers } from '#customers/registration/server/staff/read-customer-answers.ts';
import { listRolesToGive } from '#customers/staff-roles/server/list-staff-roles.ts';
import { mayStaff } from '#foundation/visitor/rules/staff-rights.ts';
import { OrdersOfCustomer } from '#selling/orders/back-office/orders-of-customer.tsx';
import { listOrders } from '#selling/orders/server/list-orders.ts';
import { CustomerTiesPart } from '#wholesale/agents/back-office/customer-ties-part.tsx';
import { readAgentsFlash } from '#wholesale/agents/rules/customer-ties.ts';
import { postAgentForm } from '#wholesale/agents/server/post-agent-form.ts';
import { readCustomerTies } from '#wholesale/agents/server/read-customer-ties.ts';
import { ConversationsOfCustomer } from '#wholesale/conversations/back-office/conversations-of-customer.tsx';
import { listConversations } from '#wholesale/conversations/server/list-conversations.ts';
import { OffersOfCustomer } from '#wholesale/offers/back-office/offers-of-customer.tsx';
import { readCustomerOffers } from '#wholesale/offers/server/staff/read-customer-offers.ts';
import { idFrom, notFound } from '../not-found.ts';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/customer.ts';
import { answerForm, staffContext } from './staff-context.ts';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, { title: loaderData?.customer.email ?? '' });

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const ctx = staffContext(context, 'customers-view');
  const { person } = ctx.visitor;
  const id = idFrom(params.id);
  const { searchParams } = new URL(request.url);
  const ties = await readCustomerTies(ctx, id);
  // What the people of a company do is done for the company.
  const owners = [id, ...ties.subaccounts.map((subaccount) => subaccount.id)];
  const [customer, orders, given, known, offers, conversations] = await Promise.all([
    readCustomerPage(ctx, id),
    listOrders(ctx, { page: 1, owners }),
    readCustomerAnswers(ctx, id),
    readKnownCompany({ db: ctx.db, homeCountry: ctx.settings.home_country }, id),
    mayStaff(person, 'offers') ? readCustomerOffers(ctx, id, owners) : null,
    mayStaff(person, 'conversations') ? listConversations(ctx, { page: 1, owners }) : null,
  ]);
  if (!customer) throw notFound();
  return {
    answers: {
      given,
      mayOpen: mayStaff(person, 'registration'),
    },
    company: {
      customerId: id,
      known,
      mayChange: mayStaff(person, 'customers') && (customer.isBusiness || known !== null),
    },
    ties: {
      customerId: id,
      ties,
      mayAssign: mayStaff(person, 'agents'),
      flash: readAgentsFlash(searchParams),
    },
    customer,
    orders: { orders: orders.orders, total: orders.total },
    offers,
    conversations: conversations?.rows.slice(0, 10) ?? [],
    mayChange: mayStaff(person, 'customers'),
    rolesToGive: person?.customerId === id ? null : await listRolesToGive(ctx),
    maySeeRegistrations: mayStaff(person, 'registration'),
    nonce: ctx.nonces.make(staffCustomersAction),
    done: readCustomerAction(searchParams),
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = staffContext(context, 'customers');
  const customer = await readCustomerPage(ctx, idFrom(params.id));
  if (!customer) throw notFound();
  const form = await request.formData();
  if (form.get('action') === 'staff-role') staffContext(context, 'staff');
  const page = { customer, nonceAction: staffCustomersAction };
  const assigned = await postAgentForm(ctx, page, form);
  if (assigned) throw redirect(`/staff/customers/${customer.id}/?agents=${assigned}`, 303);
  const outcome = await postCustomerForm(ctx, customer, form);
  return answerForm(outcome);
}

export default function StaffCustomer({ loaderData, actionData }: Route.ComponentProps) {
  const { answers, company, ties, orders, offers, conversations, ...page } = loaderData;
  return (
    <CustomerPage {...page} orders={<OrdersOfCustomer {...orders} />} wrong={actionData ?? null}>
      <CompanyPart {...company} />
      {offers ? <OffersOfCustomer {...offers} /> : null}
      <ConversationsOfCustomer rows={conversations} />
      <GivenAnswersPart {...answers} at="registration" />
      <CustomerTiesPart {...ties} nonce={page.nonce} />
    </CustomerPage>
  );
}
