/** How the print of a pick list is set, in the language of Typst; all that it says comes as data. */
export const pickListSource = `
#let d = json(bytes(sys.inputs.data))
#let soft = rgb("#5B5F69")
#let line-colour = rgb("#D9D6CE")
#set document(title: d.title, author: d.shop)
#set text(font: d.fonts, size: 9.5pt, lang: d.lang, fill: rgb("#16181D"))
#set par(leading: 0.55em)
#set page(
  paper: "a4",
  margin: (x: 36pt, top: 36pt, bottom: 48pt),
  footer: text(size: 7.5pt, fill: soft)[#d.title · #d.shop #h(1fr) #context counter(page).display("1 / 1", both: true)],
)
#grid(
  columns: (1fr, auto),
  text(size: 18pt, weight: 700, d.title),
  align(right + horizon, text(fill: soft, d.facts.join("  ·  "))),
)
#v(2pt)
#text(fill: soft)[#d.ordersWord: #d.orders.join(", ")]
#for part in d.parts {
  v(10pt)
  if part.location != "" { block(below: 6pt, text(size: 12pt, weight: 700, part.location)) }
  table(
    columns: (16pt, 92pt, 1fr, auto, 38pt),
    align: (center + horizon, left + horizon, left + horizon, left + horizon, right + horizon),
    stroke: (x, y) => (bottom: 0.5pt + line-colour),
    inset: (x: 5pt, y: 6pt),
    table.header(..d.heads.map(name => text(size: 8pt, fill: soft, weight: 700, name))),
    ..part.stops.map(stop => (
      box(width: 9pt, height: 9pt, stroke: 0.8pt + rgb("#16181D"), radius: 1pt),
      text(size: 12pt, weight: 700, stop.bin),
      [
        #text(weight: 700, stop.sku) #stop.name
        #if stop.choices != "" { block(above: 3pt, text(size: 8pt, fill: soft, stop.choices)) }
      ],
      for part in stop.orders { block(above: 3pt, below: 3pt, text(size: 8.5pt, part)) },
      text(size: 13pt, weight: 700, stop.pieces),
    )).flatten(),
  )
}
`;
