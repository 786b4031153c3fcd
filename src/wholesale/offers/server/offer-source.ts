/** How the document of an offer is set, in the language of Typst; all that it says comes as data (OFF-07, OFF-08). */
export const offerSource = `
#let d = json(bytes(sys.inputs.data))
#let soft = rgb("#5B5F69")
#let line-colour = rgb("#D9D6CE")
#set document(title: d.title, author: d.shop)
#set text(font: d.fonts, size: 9.5pt, lang: d.lang, fill: rgb("#16181D"))
#set par(leading: 0.6em)
#set page(
  paper: "a4",
  margin: (x: 40pt, top: 40pt, bottom: 64pt),
  footer: [
    #line(length: 100%, stroke: 0.5pt + line-colour)
    #v(-4pt)
    #text(size: 7.5pt, fill: soft)[#d.foot #h(1fr) #context counter(page).display("1 / 1", both: true)]
  ],
)
// A text in Arabic script is read from the right.
#let said(t) = if t.rtl { text(dir: rtl, lang: "ar", t.text) } else { t.text }

#let picture = d.at("logo", default: none)
#let mark = image(bytes(d.mark), height: 24pt)
#let logo = if picture == none {
  box(stack(dir: ltr, spacing: 6pt, mark, align(horizon, text(size: 20pt, weight: 700, d.shop))))
} else { image(bytes(picture)) }
#v(d.logoTop * 1pt, weak: false)
#context {
  // A high logo is narrower than asked for, so that it leaves the page to the offer.
  let size = measure(logo)
  let factor = calc.min(d.logoWidth * 1pt / size.width, if picture == none { float.inf } else { 90pt / size.height })
  let shown = scale(factor * 100%, reflow: true, logo)
  [#metadata((width: measure(shown).width / 1pt, top: here().position().y / 1pt - 40)) <logo>]
  block(above: 0pt, below: 0pt, shown)
}
#v(14pt)
#line(length: 100%, stroke: 2pt + rgb(d.accent))
#v(6pt)
#grid(
  columns: (1fr, auto),
  text(size: 20pt, weight: 700, d.title),
  align(right + horizon, text(fill: soft, d.facts.join("  ·  "))),
)
#v(8pt)
#grid(
  columns: (1fr, 1fr),
  column-gutter: 24pt,
  [
    #text(size: 8pt, fill: soft, d.requester)
    #block(above: 4pt, below: 4pt, text(weight: 700, said(d.customer)))
    #for part in d.recipient { block(above: 4pt, below: 0pt, text(size: 8.5pt, said(part))) }
  ],
  align(right, for (index, part) in d.sender.enumerate() {
    block(above: 4pt, below: 0pt, text(size: 8.5pt, fill: soft, weight: if index == 0 { 700 } else { 400 }, part))
  }),
)
#v(14pt)
#table(
  columns: (1fr, auto, auto, auto),
  align: (left, right, right, right),
  stroke: (x, y) => (bottom: 0.5pt + line-colour),
  inset: (x: 6pt, y: 7pt),
  table.header(..d.heads.map(name => text(size: 8pt, fill: soft, weight: 700, name))),
  ..d.lines.map(line => (
    [
      #block(width: 100%, said(line.name))
      #if line.code != "" { block(above: 4pt, text(size: 7.5pt, fill: soft, line.code)) }
    ],
    line.quantity, line.unit, text(weight: 700, line.subtotal),
  )).flatten(),
)
#v(4pt)
#align(right, block(width: 230pt, grid(
  columns: (1fr, auto),
  row-gutter: 7pt,
  align: (left, right),
  ..d.sums.map(sum => if sum.isTotal {
    (text(size: 12pt, weight: 700, fill: rgb(d.accent), sum.name), text(size: 12pt, weight: 700, fill: rgb(d.accent), sum.amount))
  } else { (text(fill: soft, sum.name), sum.amount) }).flatten(),
)))
#for note in d.notes {
  v(14pt)
  block(breakable: true, width: 100%, fill: rgb("#F4F2EC"), inset: 10pt, radius: 4pt)[
    #text(size: 8pt, fill: soft, weight: 700, note.title)
    #for part in note.lines { block(above: 5pt, width: 100%, said(part)) }
  ]
}
`;
