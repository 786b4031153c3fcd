import { emailNames as emailNamesEn } from './en/emails.ts';
import { orderEmailNames as orderEmailNamesEn } from './en/order-emails.ts';
import { returnEmailNames as returnEmailNamesEn } from './en/return-emails.ts';
import { inEither } from './in-either.ts';
import { emailNames } from './it/emails.ts';
import { orderEmailNames } from './it/order-emails.ts';
import { returnEmailNames } from './it/return-emails.ts';

const namesOfEmails = { ...emailNames, ...orderEmailNames, ...returnEmailNames };

/** The words of the staff area: each file of Italian texts merges its own into them. */
export interface StaffMessages {
  /** the names of the sections */
  readonly menu: Readonly<Record<string, string>>;
  readonly emailNames: typeof namesOfEmails;
}

type Texts = Partial<StaffMessages>;
const italian = import.meta.glob<Texts>('./it/{back-office,coupons,orders,pictures,staff-*}.ts', {
  eager: true,
});
const english = import.meta.glob<Texts>('./en/{back-office,coupons,orders,pictures,staff-*}.ts', {
  eager: true,
});

function merged(files: Readonly<Record<string, Texts>>, names: typeof namesOfEmails): StaffMessages {
  const texts = Object.values(files);
  const menu = Object.assign({}, ...texts.map((text) => text.menu));
  return Object.assign({}, ...texts, { menu, emailNames: names });
}

/** The staff area's words in a language. */
export const staffMessagesFor = inEither(
  merged(italian, namesOfEmails),
  merged(english, { ...emailNamesEn, ...orderEmailNamesEn, ...returnEmailNamesEn }),
);
