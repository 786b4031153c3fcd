import type { PartKind, VariationTerm } from './part-kind.ts';

const brands = ['battistra', 'gommavera'];

export const tyreSizes: readonly VariationTerm[] = [
  ['155/65 R14', 0.8, 0.75],
  ['165/70 R14', 0.82, 0.8],
  ['175/65 R14', 0.85, 0.82],
  ['175/65 R15', 0.95, 0.86],
  ['185/60 R15', 0.97, 0.9],
  ['185/65 R15', 1, 0.93],
  ['195/65 R15', 1.05, 1],
  ['195/55 R16', 1.2, 1],
  ['205/55 R16', 1.2, 1.05],
  ['205/60 R16', 1.35, 1.1],
  ['215/65 R16', 1.45, 1.25],
  ['215/60 R17', 1.6, 1.3],
  ['225/45 R17', 1.55, 1.15],
  ['225/50 R17', 1.65, 1.2],
  ['225/40 R18', 1.7, 1.15],
  ['235/45 R18', 1.9, 1.3],
  ['235/55 R18', 1.95, 1.45],
  ['245/40 R18', 2, 1.3],
  ['235/50 R19', 2.3, 1.5],
  ['255/45 R20', 2.7, 1.65],
];

const commonPoints = [
  'Un pneumatico, senza cerchio',
  'Codice di carico e velocità da confrontare con il libretto',
  'Data di produzione recente',
];

export const tyreParts: readonly PartKind[] = [
  {
    key: 'pneumatico-estivo',
    name: 'Pneumatico estivo',
    category: 'pneumatici-estivi',
    weight: 10,
    picture: 'tyre',
    brands,
    euro: [42, 66],
    grams: [7400, 8800],
    size: [640, 640, 205],
    use: 'tyre',
    fits: 'none',
    traits: { stagione: ['Estivo'] },
    short: ['Pneumatico estivo a scelta per misura.', 'Copertura estiva per vettura, silenziosa e precisa.'],
    about: [
      'Frena corto sull’asciutto e scarica bene l’acqua dai canali centrali.',
      'La spalla rigida rende precisi i cambi di direzione, senza rinunciare al comfort.',
      'La pressione va controllata ogni mese, a gomme fredde.',
    ],
    points: commonPoints,
    variations: {
      share: 0.8,
      axes: [
        { attribute: 'misura-pneumatico', least: 4, most: 12, terms: tyreSizes },
        {
          attribute: 'indice-velocita',
          least: 1,
          most: 2,
          terms: [
            ['H', 1],
            ['V', 1.06],
            ['W', 1.12],
          ],
        },
      ],
    },
  },
  {
    key: 'pneumatico-invernale',
    name: 'Pneumatico invernale',
    category: 'pneumatici-invernali',
    weight: 8,
    picture: 'tyre',
    brands,
    euro: [46, 72],
    grams: [7600, 9000],
    size: [640, 640, 205],
    use: 'tyre',
    fits: 'none',
    tag: 'inverno',
    traits: { stagione: ['Invernale'] },
    short: [
      'Pneumatico invernale con simbolo del fiocco di neve.',
      'Copertura invernale a scelta per misura.',
    ],
    about: [
      'Le lamelle si aprono sulla neve e si chiudono sull’asciutto, la mescola resta morbida anche sotto i sette gradi.',
      'In regola con l’obbligo di dotazioni invernali, senza bisogno di catene a bordo.',
    ],
    points: [...commonPoints, 'Simbolo 3PMSF sul fianco'],
    variations: {
      share: 0.8,
      axes: [
        { attribute: 'misura-pneumatico', least: 4, most: 10, terms: tyreSizes },
        {
          attribute: 'indice-velocita',
          least: 1,
          most: 2,
          terms: [
            ['T', 1],
            ['H', 1.05],
          ],
        },
      ],
    },
  },
  {
    key: 'pneumatico-quattro-stagioni',
    name: 'Pneumatico quattro stagioni',
    category: 'pneumatici-quattro-stagioni',
    weight: 9,
    picture: 'tyre',
    brands,
    euro: [48, 76],
    grams: [7600, 9000],
    size: [640, 640, 205],
    use: 'tyre',
    fits: 'none',
    tag: 'lunga-durata',
    traits: { stagione: ['Quattro stagioni'] },
    short: ['Un solo treno di gomme per tutto l’anno.', 'Pneumatico quattro stagioni a scelta per misura.'],
    about: [
      'Per chi vede poca neve e non vuole due treni di gomme: buona aderenza sul bagnato e in regola d’inverno.',
      'Il consumo resta regolare se si invertono le gomme ogni diecimila chilometri.',
    ],
    points: [...commonPoints, 'Simbolo 3PMSF sul fianco'],
    variations: {
      share: 0.8,
      axes: [
        { attribute: 'misura-pneumatico', least: 4, most: 12, terms: tyreSizes },
        {
          attribute: 'indice-velocita',
          least: 1,
          most: 2,
          terms: [
            ['H', 1],
            ['V', 1.06],
          ],
        },
      ],
    },
  },
  {
    key: 'cerchio',
    name: 'Cerchio in lega',
    category: 'cerchi-in-lega',
    weight: 8,
    picture: 'rim',
    brands: ['rotalega', 'gommavera'],
    euro: [69, 149],
    grams: [7800, 9800],
    size: [480, 480, 230],
    use: 'mounted',
    fits: 'listed',
    traits: { materiale: ['Alluminio'] },
    short: [
      'Cerchio in lega a scelta per diametro e finitura.',
      'Cerchio in lega leggera con fori come l’originale.',
    ],
    about: [
      'Lega leggera fusa in bassa pressione, con verniciatura a tre strati che resiste al sale.',
      'Foratura, offset e foro centrale vanno confrontati con quelli della vettura.',
    ],
    points: ['Un cerchio, viti non comprese', 'Coprimozzo compreso', 'Omologato, con documentazione'],
    variations: {
      share: 0.85,
      axes: [
        {
          attribute: 'diametro-cerchio',
          least: 3,
          most: 5,
          terms: [
            ['15"', 1],
            ['16"', 1.12, 1.1],
            ['17"', 1.3, 1.2],
            ['18"', 1.55, 1.35],
            ['19"', 1.9, 1.5],
          ],
        },
      ],
      any: { attribute: 'colore', terms: ['Nero', 'Grigio', 'Bianco'] },
    },
  },
];
