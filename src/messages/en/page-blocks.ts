import type { StaffMessages } from '../staff-messages-for.ts';

const block = (name: string, hint: string, fields: Readonly<Record<string, string>> = {}) => ({
  name,
  hint,
  fields,
});

/** The kinds of blocks that pages are made of. */
export const pageBlocks: StaffMessages['staffPages']['blocks'] = {
  hero: block('Opening', 'Large words over a picture. As the first block its title is that of the page.', {
    title: 'Title',
    text: 'Text',
    picture: 'Picture behind',
    search: 'With the search of the shop',
    linkLabel: 'Words of the button',
    linkTo: 'The button leads to',
  }),
  slider: block(
    'Opening that slides',
    'Several openings, one at a time: moved by finger, dots or arrows. As the first block it gives the page its title.',
    {
      slides: 'Openings',
      'slides.picture': 'Picture behind',
      'slides.title': 'Title',
      'slides.text': 'Text',
      'slides.linkLabel': 'Words of the button',
      'slides.linkTo': 'The button leads to',
    },
  ),
  promises: block(
    'What the shop offers',
    'Free shipping, stock and prices for workshops: only what is true by the settings.',
  ),
  categories: block('Categories', 'Categories with their pictures; empty ones are not shown.', {
    title: 'Title',
    parent: 'Those within',
  }),
  products: block('Products', 'Products by a rule, or chosen ones. Shoppers see only what can be had.', {
    title: 'Title',
    rule: 'Which',
    category: 'Category',
    brand: 'Brand',
    chosen: 'Products',
    count: 'How many at most',
    linkTo: '“See all” leads to',
  }),
  carousel: block('Products that slide', 'A row of products that one scrolls.', {
    title: 'Title',
    rule: 'Which',
    category: 'Category',
    brand: 'Brand',
    chosen: 'Products',
    count: 'How many at most',
    linkTo: '“See all” leads to',
    autoplay: 'Moves by itself, every 5 seconds',
  }),
  brands: block('Brands', 'The brands of the catalogue, with their marks.', {
    title: 'Title',
    count: 'How many at most',
  }),
  text: block('Text', 'A text with headings, lists and links.', { html: 'Text' }),
  picture: block('Picture', 'A picture, with a caption and a link where they help.', {
    picture: 'Picture',
    alt: 'What it shows, for who cannot see it',
    caption: 'Caption',
    linkTo: 'The picture leads to',
    width: 'Width',
  }),
  testimonials: block(
    'What customers say',
    'Words of customers, one to three at a time; they move on every 12 seconds, and readers can stop them. True sentences alone, with the consent of who said them.',
    { title: 'Title', items: 'Sentences', 'items.quote': 'Sentence', 'items.author': 'Who said it' },
  ),
  questions: block('Questions and answers', 'Questions that open one by one.', {
    title: 'Title',
    items: 'Questions',
    'items.question': 'Question',
    'items.answer': 'Answer',
  }),
  columns: block(
    'Columns of text',
    'One to four texts with a picture side by side; on a telephone one below the other.',
    {
      title: 'Title',
      items: 'Columns',
      'items.picture': 'Picture',
      'items.title': 'Title',
      'items.html': 'Text',
      'items.linkLabel': 'Words of the link',
      'items.linkTo': 'The link leads to',
    },
  ),
  blockColumns: block(
    'Columns of blocks',
    'Two to four columns, each with blocks of its own; on a telephone one below the other. An empty column takes no room.',
    { layout: 'Columns', columns: 'Blocks' },
  ),
  figures: block('Numbers', 'Numbers that count up to their value when they are seen.', {
    title: 'Title',
    items: 'Numbers',
    'items.number': 'Number',
    'items.words': 'Of what',
  }),
  video: block(
    'Video',
    'A file of the shop, such as /media/brakes.webm, is watched in the page. The address of another site becomes a link: no script of others reaches the reader.',
    {
      title: 'Title',
      source: 'Address of the video',
      poster: 'Picture before it plays',
      caption: 'Caption',
    },
  ),
  productTable: block('Product table', 'One of the tables of “Product tables”.', {
    title: 'Title',
    table: 'Table',
  }),
  bulkOrder: block('Bulk order', 'The form for ordering many articles; companies use it.', {
    title: 'Title',
  }),
  contactForm: block(
    'Contact form',
    'Anybody can write: the message becomes a conversation. No account is needed.',
    {
      title: 'Title',
      text: 'Text above the form',
      thanks: 'Sentence after sending (empty: the usual one)',
    },
  ),
  quoteRequest: block('Quote request', 'The form that asks for a quote; companies use it.', {
    title: 'Title',
  }),
};
