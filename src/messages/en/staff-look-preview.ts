import type { StaffMessages } from '../staff-messages-for.ts';

export const staffLookPreview: StaffMessages['staffLookPreview'] = {
  title: 'Preview',
  hint: 'How the shop will look with what you have chosen here. Shoppers see it only once you have saved.',
  needsScripts: 'The preview takes the scripts of the browser.',
  readable: 'Text can be read well on both colours.',
  widths: { telephone: 'Telephone (360)', screen: 'Screen (1280)' },
};
