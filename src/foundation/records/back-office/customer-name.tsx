type Named = {
  /** null for somebody without an account */ readonly id: number | null;
  readonly name: string;
};

export type CustomerNameProps = {
  /** whose account it is: the company's, else the person's own */
  readonly account: Named;
  /** who acts: the account's owner, or somebody who buys for it */
  readonly person: Named;
  readonly email: string;
  /** the reader may open the pages of customers */
  readonly mayOpen: boolean;
};

/** A customer in a list: company, person and email address, each with the way to its page. */
export function CustomerName({ account, person, email, mayOpen }: CustomerNameProps) {
  const linkTo = ({ id, name }: Named) =>
    mayOpen && id !== null ? (
      <a href={`/staff/customers/${id}/`}>
        <bdi>{name}</bdi>
      </a>
    ) : (
      <bdi>{name}</bdi>
    );
  const isOwner = person.id === account.id;
  return (
    <span>
      {linkTo(account)}
      {person.name === account.name ? null : (
        <small>{isOwner ? <bdi>{person.name}</bdi> : linkTo(person)}</small>
      )}
      {account.name === email ? null : <small>{email}</small>}
    </span>
  );
}
