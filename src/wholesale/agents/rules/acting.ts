/** The way back to one's own account, as the page and the wire name it (AGT-03). */
export type WayBack = {
  /** who acts: the agent's, or the main account's, id */
  readonly agent: number;
  /** when that account was made, ISO 8601 in UTC */
  readonly agentDate: string;
};

/** A customer that an agent may act for (AGT-01). */
export type AssignedCustomer = {
  readonly customerId: number;
  readonly name: string;
  readonly company: string;
  readonly email: string;
};
