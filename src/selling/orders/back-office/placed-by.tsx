import { useBackOfficeWords } from '#kit/words/back-office/use-back-office-words.ts';
import type { OrderView } from '../rules/order-view.ts';

/** Who placed an order, for which company, and which agent acted, each with the way to their page. */
export function PlacedBy({ order, mayOpen }: { readonly order: OrderView; readonly mayOpen: boolean }) {
  const words = useBackOfficeWords().backOffice.order;
  const { placement = null, customerId, billing } = order;
  if (customerId === null) return words.guest;
  const linkTo = (id: number | null, name: string) =>
    mayOpen && id !== null ? (
      <a href={`/staff/customers/${id}/`}>
        <bdi>{name}</bdi>
      </a>
    ) : (
      <bdi>{name}</bdi>
    );
  if (!placement) {
    return linkTo(
      customerId,
      `${billing.firstName} ${billing.lastName}`.trim() || words.customer(customerId),
    );
  }
  const { name, personId, company, accountId, actedBy } = placement;
  const person = actedBy ? name.replace(` (${actedBy.name})`, '') : name;
  return (
    <>
      {linkTo(personId, person)}
      {company === '' ? null : (
        <small>
          {words.onBehalf} {linkTo(accountId, company)}
        </small>
      )}
      {actedBy ? (
        <small>
          {words.actedBy} {linkTo(actedBy.customerId, actedBy.name)}
        </small>
      ) : null}
    </>
  );
}
