/** What the audit trail calls menus and banners: by itself, and of it. */
export const auditedContentSubjects: Readonly<Record<string, readonly [string, string]>> = {
  banner: ['the banner', 'of the banner'],
  menu: ['the menu entry', 'of the menu entry'],
};

/** Fields of menus, banners and excluded articles, with their articles. */
export const auditedContentFields = {
  banner_audience: 'the audience',
  banner_enabled: 'whether it is active',
  banner_from: 'the first day',
  banner_groups: 'the groups',
  banner_position: 'the position',
  banner_until: 'the last day',
  dismissible: 'whether it can be hidden',
  leads_to: 'the destination',
  link_en: 'the English words of the link',
  link_it: 'the Italian words of the link',
  menu: 'the menu',
  menu_kind: 'the kind of the entry',
  menu_parent: 'the parent entry',
  withdrawal_exclusion: 'the exclusion from withdrawal',
  words_en: 'the English words',
  words_it: 'the Italian words',
};
