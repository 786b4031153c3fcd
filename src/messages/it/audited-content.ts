/** What the audit trail calls menus and banners: by itself, and of it. */
export const auditedContentSubjects: Readonly<Record<string, readonly [string, string]>> = {
  banner: ['il banner', 'del banner'],
  menu: ['la voce di menu', 'della voce di menu'],
};

/** Fields of menus, banners and excluded articles, with their articles. */
export const auditedContentFields = {
  banner_audience: 'il pubblico',
  banner_enabled: 'lo stato attivo',
  banner_from: 'il primo giorno',
  banner_groups: 'i gruppi',
  banner_position: 'il posto',
  banner_until: 'l’ultimo giorno',
  dismissible: 'la possibilità di nasconderlo',
  leads_to: 'la destinazione',
  link_en: 'la scritta inglese del collegamento',
  link_it: 'la scritta italiana del collegamento',
  menu: 'il menu',
  menu_kind: 'il tipo della voce',
  menu_parent: 'la voce superiore',
  withdrawal_exclusion: 'l’esclusione dal recesso',
  words_en: 'il testo inglese',
  words_it: 'il testo italiano',
};
