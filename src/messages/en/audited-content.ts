/** What the audit trail calls the menus of the shop: by itself, and of it. */
export const auditedContentSubjects: Readonly<Record<string, readonly [string, string]>> = {
  menu: ['the menu entry', 'of the menu entry'],
};

/** Fields of menus, with their articles. */
export const auditedContentFields = {
  leads_to: 'the destination',
  menu: 'the menu',
  menu_kind: 'the kind of the entry',
  menu_parent: 'the parent entry',
  words_en: 'the English words',
  words_it: 'the Italian words',
};
