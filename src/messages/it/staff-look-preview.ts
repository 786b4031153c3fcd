/** What stands around the preview of a shop's look. */
export const staffLookPreview = {
  title: 'Anteprima',
  hint: 'Come apparirà il negozio con ciò che hai scelto qui. Chi compra lo vede solo quando hai salvato.',
  needsScripts: 'L’anteprima ha bisogno degli script del browser.',
  readable: 'Le scritte si leggono bene su tutti e due i colori.',
  widths: { telephone: 'Telefono (360)', screen: 'Schermo (1280)' },
};

declare module '../staff-messages-for.ts' {
  interface StaffMessages {
    staffLookPreview: typeof staffLookPreview;
  }
}
