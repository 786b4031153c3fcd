import { type DocumentHead, type HeadShop, headTags } from '#site/page-heads/rules/head-tags.ts';

export type HeadTagsProps = {
  readonly head: DocumentHead;
  readonly shop: HeadShop;
  /** for search engines, instead of what the head says */
  readonly robots?: string | undefined;
};

/** The tags of a page's head. */
export function HeadTags({ head, shop, robots }: HeadTagsProps) {
  return headTags(head, shop).map((tag) => {
    if ('title' in tag) return <title key="title">{tag.title}</title>;
    if ('script:ld+json' in tag) {
      return (
        <script key="data" type="application/ld+json">
          {JSON.stringify(tag['script:ld+json'])}
        </script>
      );
    }
    if ('tagName' in tag) {
      const { rel, href, hrefLang } = tag;
      return <link key={`${rel} ${hrefLang}`} rel={rel} href={href} hrefLang={hrefLang} />;
    }
    if ('property' in tag) return <meta key={tag.property} {...tag} />;
    const content = tag.name === 'robots' && robots !== undefined ? robots : tag.content;
    return <meta key={tag.name} name={tag.name} content={content} />;
  });
}
