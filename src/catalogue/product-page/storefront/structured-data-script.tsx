/** Data for search engines; a browser does not run it. React itself keeps `</script` out of the text. */
export function StructuredDataScript({ data }: { data: object }) {
  return <script type="application/ld+json">{JSON.stringify(data)}</script>;
}
