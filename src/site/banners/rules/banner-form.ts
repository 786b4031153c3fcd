import { choice, day, fieldBy, flag, id, ids, line, paragraph } from '#foundation/forms/rules/fields.ts';
import { type DraftOf, formSchema, type ProblemOf } from '#foundation/forms/rules/form-schema.ts';
import { isMenuAddress } from '#site/menus/rules/menu-entry-form.ts';
import { bannerAudiences, bannerPositions } from './banner.ts';

/** What the forms of banners carry their nonce for. */
export const bannersAction = 'staff-banners';

export const LONGEST_TEXT = 300;
export const LONGEST_LINK = 40;
export const LONGEST_BANNER_ADDRESS = 500;

const address = fieldBy((typed, wrong: (problem: 'bad-address') => void) => {
  const given = typed.trim().replace(/[^\x21-\x7e]+/gu, encodeURIComponent);
  if (given !== '' && (given.length > LONGEST_BANNER_ADDRESS || !isMenuAddress(given))) wrong('bad-address');
  return given;
});
const banner = {
  text: () => paragraph({ most: LONGEST_TEXT, tooLong: 'long-text' }),
  link: () => line({ most: LONGEST_LINK, tooLong: 'long-link' }),
} as const;

/** The form of a banner; days are those of Rome, both inclusive, '' for none. */
export const bannerForm = formSchema(
  {
    textIt: banner.text(),
    textEn: banner.text(),
    address,
    linkIt: banner.link(),
    linkEn: banner.link(),
    imageId: id(),
    position: choice(bannerPositions, 'no-position'),
    audience: choice(bannerAudiences, 'no-audience'),
    groupIds: ids('no-group'),
    startsOn: day('no-day'),
    endsOn: day('no-day'),
    dismissible: flag(),
    enabled: flag(),
  },
  ({ textIt, textEn, address: to, linkIt, linkEn, audience, groupIds, startsOn, endsOn }) => ({
    textIt: textIt === '' && textEn === '' && 'no-text',
    address: to === '' && (linkIt !== '' || linkEn !== '') && 'no-address',
    groupIds: audience === 'groups' && groupIds.length === 0 && 'no-group',
    endsOn: endsOn !== '' && endsOn < startsOn && 'ends-before-it-begins',
  }),
  (draft) => ({ ...draft, groupIds: draft.audience === 'groups' ? draft.groupIds : [] }),
);

export type BannerDraft = DraftOf<typeof bannerForm>;
export type BannerProblem = ProblemOf<typeof bannerForm> | 'no-such-picture';
export type BannerProblems = Readonly<Partial<Record<keyof BannerDraft, BannerProblem>>>;

/** The form of a new banner. */
export const newBanner: BannerDraft = {
  textIt: '',
  textEn: '',
  address: '',
  linkIt: '',
  linkEn: '',
  imageId: null,
  position: 'top',
  audience: 'everybody',
  groupIds: [],
  startsOn: '',
  endsOn: '',
  dismissible: true,
  enabled: true,
};

export const bannersPath = '/staff/banners/';
export const bannerPath = (bannerId: number) => `${bannersPath}${bannerId}/`;
