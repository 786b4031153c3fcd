export const siteBanners = {
  notice: 'Avviso del negozio',
  banner: 'Promozione o avviso',
  more: 'Scopri di più',
  comingSoon: 'Prossimamente',
  comingSoonText: 'Il negozio non è ancora aperto al pubblico.',
  dismiss: 'Nascondi',
  failed: 'Non è stato possibile nascondere l’avviso. Riprova.',
};

export type SiteBannersMessages = typeof siteBanners;
