/** A person that a customer's page in the staff area links to. */
export type TiedPerson = { readonly id: number; readonly name: string; readonly email: string };

/** With whom an account is tied, as staff see it (SUB-01, AGT-01). */
export type CustomerTies = {
  /** of a subaccount: for whom it buys, and what it may, by the ids of the permissions */
  readonly main: (TiedPerson & { readonly permissions: readonly string[] }) | null;
  readonly subaccounts: readonly TiedPerson[];
  /** who may act for it */
  readonly agents: readonly TiedPerson[];
  /** whom it may act for */
  readonly customers: readonly TiedPerson[];
};

/** What staff do by the forms of the part. */
export const agentActions = ['assign-agent', 'remove-agent'] as const;

/** What has just been done, or why nothing was: a parameter of the address. */
const agentsFlashes = ['assigned', 'removed', 'unknown', 'impossible', 'expired'] as const;
export type AgentsFlash = (typeof agentsFlashes)[number];

/** Reads what has just been done; null where the address says nothing of it. */
export function readAgentsFlash(parameters: { get(name: string): string | null }): AgentsFlash | null {
  return agentsFlashes.find((flash) => flash === parameters.get('agents')) ?? null;
}
