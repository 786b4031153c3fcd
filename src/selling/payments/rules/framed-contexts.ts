/** Where the wallet's buttons stand in a frame: pages that are cached and run no script of others. */
export const framedContexts = ['product', 'mini-cart'] as const;
export type FramedContext = (typeof framedContexts)[number];

export const framedContextOf = (named: string | null): FramedContext | null =>
  framedContexts.find((context) => context === named) ?? null;

/** The document of the frame. */
export const walletFramePath = (context: FramedContext) => `/checkout/wallet-buttons/?context=${context}`;
