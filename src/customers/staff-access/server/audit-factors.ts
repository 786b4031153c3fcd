import { writeAuditEntry } from '#foundation/audit/server/record-audit.ts';
import type { RequestContext } from '#foundation/request-context/request-context.ts';
import type { Person } from '#foundation/visitor/rules/visitor.ts';
import type { OwnFactors } from './read-staff-access.ts';

const factsOf = ({ hasApp, passkeys }: OwnFactors) => ({
  appCodes: hasApp,
  passkeys: passkeys.map(({ name }) => name),
});

/** Notes in the audit trail how somebody's own factors changed; their role may not count yet in this session. */
export async function auditFactors(
  ctx: Pick<RequestContext, 'db' | 'clock'>,
  person: Person,
  before: OwnFactors,
  after: OwnFactors,
): Promise<void> {
  const name = `${person.firstName} ${person.lastName}`.trim() || person.email;
  await writeAuditEntry(
    ctx,
    { personId: person.customerId, name, role: person.staffRole },
    {
      what: 'changed',
      subject: { kind: 'staff-member', id: person.customerId, name },
      before: factsOf(before),
      after: factsOf(after),
    },
  );
}
