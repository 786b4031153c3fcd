/** Around the harmonised notice of the legal guarantee, which is the Commission's and says the rest itself. */
export const guarantee = {
  title: 'Avviso armonizzato sulla garanzia legale',
  alt: 'Avviso armonizzato dell’Unione europea sulla garanzia legale di conformità dei beni. La pagina collegata ne riporta il contenuto.',
  page: 'La garanzia legale spiegata dall’Unione europea',
};

export type GuaranteeMessages = typeof guarantee;
