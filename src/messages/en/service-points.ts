import type { ServicePointsMessages } from '../it/service-points.ts';

export const servicePoints: ServicePointsMessages = {
  ask: 'Ask about this article',
  stockAlert: 'Notify me when it is back in stock',
  label: 'Safe shopping',
  courier: 'Sent by express courier',
  returns: 'Returns within 14 days',
  warranty: '24 months of legal warranty',
  businessReturns: 'Returns and refunds',
  businessWarranty: '12 months of warranty',
  payments: 'Payments that we accept',
};
