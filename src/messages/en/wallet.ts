import type { WalletMessages } from '../it/wallet.ts';

export const wallet: WalletMessages = {
  notApproved: 'The payment has not been approved yet.',
  notes: {
    captured: (amount: string, transaction: string) =>
      `Payment of ${amount} received. Transaction ${transaction}.`,
    pending: (transaction: string) => `Payment under review by the provider. Transaction ${transaction}.`,
    declined: (transaction: string) => `Payment declined by the provider. Transaction ${transaction}.`,
    fault: (issue: string) => `Payment failed: ${issue}.`,
    otherAmount: (amount: string, transaction: string) =>
      `Attention: ${amount} received, which is not the total. Transaction ${transaction}. Check before you send the goods.`,
    late: (amount: string, transaction: string) =>
      `Attention: payment of ${amount} received after the order was closed. Transaction ${transaction}. Take the order up again or refund it.`,
    refunded: (amount: string, transaction: string) =>
      `Refund of ${amount} made by the provider. Transaction ${transaction}.`,
    refundRefused: (amount: string, issue: string) =>
      `Attention: the provider refused the refund of ${amount} (${issue}). It must be given back in another way.`,
    refundedElsewhere: (amount: string, transaction: string) =>
      `Attention: the provider tells of a refund of ${amount} made outside of the shop. Transaction ${transaction}.`,
  },
};
