/** The looks that the form can have (BULK-01). */
export const bulkLayouts = ['classic', 'indigo', 'cream'] as const;

export type BulkLayout = (typeof bulkLayouts)[number];

/** What the button beside a form with a selection leads to (BULK-06). */
export const cartButtons = ['cart', 'carticon', 'checkout'] as const;

export type CartButton = (typeof cartButtons)[number];

/** What is shown of a selection: how many items it has, or their price (BULK-10). */
export const totalModes = ['number', 'total'] as const;

export type TotalMode = (typeof totalModes)[number];
