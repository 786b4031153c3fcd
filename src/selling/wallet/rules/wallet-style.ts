/** How the wallet's buttons look (PAY-05). */
export const walletButtonStyle = { layout: 'vertical', color: 'gold', shape: 'rect' } as const;
export const miniCartButtonStyle = { ...walletButtonStyle, height: 35 } as const;

/** The separate button of cards on the checkout (PAY-06). */
export const cardButtonStyle = { layout: 'vertical', color: 'black', shape: 'rect' } as const;

/** Currency, locale and intent of payments (PAY-03). */
export const paymentTerms = { currency: 'EUR', locale: 'it_IT', intent: 'capture' } as const;
