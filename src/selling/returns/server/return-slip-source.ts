/** How the slip of a return is set, in the language of Typst; all that it says comes as data. */
export const returnSlipSource = `
#let d = json(bytes(sys.inputs.data))
#let soft = rgb("#5B5F69")
#let line-colour = rgb("#D9D6CE")
#set document(title: d.title, author: d.shop)
#set text(font: d.fonts, size: 9.5pt, lang: d.lang, fill: rgb("#16181D"))
#set par(leading: 0.55em)
#set page(
  paper: "a4",
  margin: (x: 40pt, top: 40pt, bottom: 48pt),
  footer: text(size: 7.5pt, fill: soft)[#d.title · #d.shop #h(1fr) #context counter(page).display("1 / 1", both: true)],
)
#let said(t) = if t.rtl { text(dir: rtl, lang: "ar", t.text) } else { t.text }
#let code(size) = image(bytes(d.code), format: "svg", width: size)
#let party(name, lines, size) = [
  #text(size: 8pt, fill: soft, weight: 700, name)
  #for (index, part) in lines.enumerate() {
    block(above: 0.55em, below: 0pt, text(size: size, weight: if index == 0 { 700 } else { 400 }, said(part)))
  }
]
#grid(
  columns: (1fr, auto),
  column-gutter: 24pt,
  [
    #text(size: 14pt, weight: 700, d.shop)
    #v(6pt)
    #text(size: 22pt, weight: 700, d.heading)
    #v(2pt)
    #text(size: 9.5pt, fill: soft, d.hint)
  ],
  align(center)[#code(72pt) #v(-4pt) #text(size: 13pt, weight: 700, d.number)],
)
#v(6pt)
#line(length: 100%, stroke: 1.5pt + rgb("#16181D"))
#v(6pt)
#grid(
  columns: (1fr, 1fr),
  column-gutter: 24pt,
  party(d.senderWord, d.sender, 9.5pt),
  grid(columns: (auto, 1fr), column-gutter: 12pt, row-gutter: 6pt,
    ..d.facts.map(fact => (text(fill: soft, fact.name), text(weight: 700, fact.value))).flatten()),
)
#v(12pt)
#table(
  columns: (110pt, 1fr, 50pt),
  align: (left, left, right),
  stroke: (x, y) => (bottom: 0.5pt + line-colour),
  inset: (x: 6pt, y: 6pt),
  table.header(..d.heads.map(name => text(size: 8pt, fill: soft, weight: 700, name))),
  ..d.lines.map(line => (line.sku, said(line.name), text(weight: 700, line.quantity))).flatten(),
)
#if d.reason.text != "" {
  v(8pt)
  block(width: 100%, fill: rgb("#F4F2EC"), inset: 8pt, radius: 3pt)[
    #text(size: 8pt, fill: soft, weight: 700, d.reasonWord) #linebreak() #said(d.reason)
  ]
}
#v(8pt)
#text(fill: soft, d.cost)
#v(1fr)
#block(breakable: false, width: 100%)[
  #text(size: 8pt, fill: soft, d.cut)
  #v(-4pt)
  #line(length: 100%, stroke: (paint: soft, thickness: 0.75pt, dash: "dashed"))
  #block(width: 100%, stroke: 1pt + rgb("#16181D"), radius: 3pt, inset: 14pt, grid(
    columns: (1fr, auto),
    column-gutter: 16pt,
    [
      #party(d.recipientWord, d.recipient, 14pt)
      #v(10pt)
      #party(d.senderWord, d.sender, 8.5pt)
    ],
    align(center)[
      #code(96pt)
      #v(-2pt)
      #text(size: 8pt, fill: soft, d.numberWord) #linebreak()
      #text(size: 20pt, weight: 700, d.number)
    ],
  ))
]
`;
