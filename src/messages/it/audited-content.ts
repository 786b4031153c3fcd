/** What the audit trail calls the menus of the shop: by itself, and of it. */
export const auditedContentSubjects: Readonly<Record<string, readonly [string, string]>> = {
  menu: ['la voce di menu', 'della voce di menu'],
};

/** Fields of menus, with their articles. */
export const auditedContentFields = {
  leads_to: 'la destinazione',
  menu: 'il menu',
  menu_kind: 'il tipo della voce',
  menu_parent: 'la voce superiore',
  words_en: 'il testo inglese',
  words_it: 'il testo italiano',
};
