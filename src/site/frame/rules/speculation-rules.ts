/** Where browsers read which pages they may fetch before they are asked for; pages name it in a header. */
export const speculationRulesPath = '/speculation-rules.json';

/**
 * Links to public pages are fetched when a pointer rests on them or a finger touches them: browsers do so for two links at a time. No
 * address with a question mark, which may search or change something, and no page of one visitor. Nothing of them is run or counted.
 */
export const speculationRules = {
  prefetch: [
    {
      eagerness: 'moderate',
      where: {
        and: [
          {
            href_matches: ['/', '/shop/*', '/product-category/*', '/product-tag/*', '/brand/*', '/product/*'],
          },
          { not: { href_matches: '/*\\?(.+)' } },
          { not: { selector_matches: '[rel~="nofollow"]' } },
        ],
      },
    },
  ],
};
