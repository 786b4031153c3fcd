/** How a delivery note is set, in the language of Typst; all that it says comes as data. */
export const deliveryNoteSource = `
#let d = json(bytes(sys.inputs.data))
#let soft = rgb("#5B5F69")
#let line-colour = rgb("#D9D6CE")
#set document(title: d.title, author: d.shop)
#set text(font: d.fonts, size: 9.5pt, lang: "it", fill: rgb("#16181D"))
#set par(leading: 0.55em)
#set page(
  paper: "a4",
  margin: (x: 40pt, top: 40pt, bottom: 56pt),
  footer: text(size: 7.5pt, fill: soft)[#d.title · #d.shop #h(1fr) #context counter(page).display("1 / 1", both: true)],
  foreground: if d.cancelled == "" { none } else {
    place(center + horizon, rotate(-30deg, text(size: 72pt, weight: 700, fill: rgb("#C8102E").transparentize(70%), d.cancelledWord)))
  },
)
#let said(t) = if t.rtl { text(dir: rtl, lang: "ar", t.text) } else { t.text }
#let party(name, lines) = [
  #text(size: 8pt, fill: soft, weight: 700, name)
  #for (index, part) in lines.enumerate() {
    block(above: 4pt, below: 0pt, text(weight: if index == 0 { 700 } else { 400 }, said(part)))
  }
]
#let fact(name, value) = if value != "" {
  box(width: 100%)[#text(size: 7.5pt, fill: soft, weight: 700, name) #linebreak() #value]
}
#grid(
  columns: (1fr, auto),
  column-gutter: 24pt,
  for (index, part) in d.sender.enumerate() {
    block(above: 4pt, below: 0pt, text(size: if index == 0 { 14pt } else { 8.5pt }, weight: if index == 0 { 700 } else { 400 }, said(part)))
  },
  align(right)[
    #text(size: 17pt, weight: 700, d.heading) #linebreak()
    #text(size: 8pt, fill: soft, d.law) #linebreak()
    #v(2pt)
    #text(size: 13pt, weight: 700, d.numbered)
  ],
)
#v(10pt)
#line(length: 100%, stroke: 1.5pt + rgb("#16181D"))
#v(6pt)
#grid(
  columns: (1fr, 1fr),
  column-gutter: 24pt,
  party(d.recipientWord, d.recipient),
  party(d.destinationWord, d.destination),
)
#v(12pt)
#if d.cancelled != "" { block(below: 10pt, text(weight: 700, fill: rgb("#C8102E"), d.cancelled)) }
#block(width: 100%, stroke: 0.5pt + line-colour, inset: 8pt, radius: 3pt, grid(
  columns: (1fr, 1fr, 1fr, 1fr),
  row-gutter: 8pt,
  column-gutter: 8pt,
  ..d.facts.map(part => fact(part.name, part.value)),
))
#v(8pt)
#table(
  columns: (90pt, 1fr, 40pt, 50pt),
  align: (left, left, left, right),
  stroke: (x, y) => (bottom: 0.5pt + line-colour),
  inset: (x: 6pt, y: 6pt),
  table.header(..d.heads.map(name => text(size: 8pt, fill: soft, weight: 700, name))),
  ..d.lines.map(line => (
    line.sku,
    [#said(line.name) #if line.choices != "" { block(above: 3pt, text(size: 8pt, fill: soft, line.choices)) }],
    d.unit,
    text(weight: 700, line.quantity),
  )).flatten(),
)
#if d.note != "" { v(8pt); block(width: 100%, fill: rgb("#F4F2EC"), inset: 8pt, radius: 3pt, d.note) }
#v(1fr)
#grid(
  columns: (1fr, 1fr, 1fr),
  column-gutter: 20pt,
  ..d.signatures.map(name => [
    #v(26pt)
    #line(length: 100%, stroke: 0.5pt + rgb("#16181D"))
    #text(size: 8pt, fill: soft, name)
  ]),
)
`;
