/** Why an article has no right of withdrawal (Codice del consumo, art. 59). */
export const exclusionReasons = ['made-to-measure', 'sealed', 'mixed', 'software', 'perishable'] as const;
export type ExclusionReason = (typeof exclusionReasons)[number];
