/** The words of the settings of payments by transfer, cash and credit. */
export const transferSettings = {
  bank_transfer_instructions: {
    label: 'Instructions for bank transfers',
    hint: 'Empty for the default text, which asks for the order number.',
  },
  cash_on_delivery_limit_cents: {
    label: 'Largest order in cash (€)',
    hint: 'Total of the order with VAT and costs; 0 without limit. Cash is allowed below 5,000 € only.',
  },
  cash_on_delivery_fee_cents: {
    label: 'Price of cash on delivery (€)',
    hint: 'What the courier’s collecting costs all customers, with VAT; 0 for nothing. A payment rule of businesses comes first.',
  },
  cash_on_delivery_instructions: {
    label: 'Instructions for cash on delivery',
    hint: 'Empty for the default text.',
  },
  company_credit_enabled: {
    label: 'Company credit',
    hint: 'The limit of each company is set in the payment rules.',
  },
  company_credit_instructions: {
    label: 'Instructions for company credit',
    hint: 'For example the terms of payment. Empty for the default text.',
  },
};
