/** An area as `shipping_areas` holds it: country, province or `''`, postcodes or `''`. */
export type DemoArea = readonly [country: string, state: string, postcode: string];

/** A method as `shipping_methods` holds it; amounts are cents with VAT, weights grams, null what the settings say. */
export type DemoMethod = {
  readonly id: number;
  readonly kind: 'flat_rate' | 'weight_rate' | 'amount_rate' | 'free_shipping' | 'local_pickup';
  readonly title?: string;
  readonly cost?: number;
  readonly freeFrom?: number;
  /** cents without VAT */
  readonly freeFromNet?: number;
  /** dearer by so much for bulky goods */
  readonly bulky?: number;
  /** working days on the way */
  readonly days?: number;
  readonly bands?: readonly (readonly [upTo: number | null, cost: number])[];
};

export type DemoZone = {
  readonly id: number;
  readonly name: string;
  readonly surcharge?: number;
  readonly areas: readonly DemoArea[];
  readonly methods: readonly DemoMethod[];
};

const whole = (country: string): DemoArea => [country, '', ''];
const provinces = (codes: string): DemoArea[] => codes.split(' ').map((code) => ['IT', code, '']);
const postcodes = (areas: string): DemoArea[] => areas.split(' ').map((area) => ['IT', '', area]);

/** Class of what no courier takes at the usual price: bonnets, bumpers. */
export const bulkyClass = { id: 1, slug: 'ingombranti', name: 'Articoli ingombranti' };

/** The zones of the demo shop in the order in which they are looked through; 0 is the rest of the world. */
export const demoZones: readonly DemoZone[] = [
  {
    id: 1,
    name: 'Isole',
    surcharge: 500,
    areas: [
      // Sicilia e Sardegna, by province and by postcode
      ...provinces('AG CL CT EN ME PA RG SR TP CA NU OR SS SU'),
      ...postcodes('90010...98168 07010...09170'),
      // Elba e Capraia, Giglio e Giannutri, Ponza, Ventotene, Tremiti
      ...postcodes('57031...57034 57036...57039 58012 58013 04027 04031 71051'),
      // Capri, Ischia, Procida
      ...postcodes('80071 80073...80077 80079'),
    ],
    methods: [
      { id: 3, kind: 'flat_rate', bulky: 1500, days: 3 },
      { id: 4, kind: 'free_shipping', freeFrom: 14_900, freeFromNet: 12_200, days: 3 },
      { id: 5, kind: 'local_pickup' },
    ],
  },
  {
    id: 2,
    name: 'Italia',
    areas: [whole('IT'), whole('SM'), whole('VA')],
    methods: [
      { id: 1, kind: 'flat_rate', bulky: 900, days: 2 },
      { id: 2, kind: 'free_shipping', days: 2 },
      {
        id: 6,
        kind: 'flat_rate',
        title: 'Corriere espresso entro le ore 12',
        cost: 1690,
        bulky: 1200,
        days: 1,
      },
      { id: 7, kind: 'local_pickup' },
    ],
  },
  {
    id: 3,
    name: 'Unione europea',
    areas: 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE LT LU LV MT NL PL PT RO SE SI SK'
      .split(' ')
      .map(whole),
    methods: [
      {
        id: 8,
        kind: 'weight_rate',
        days: 4,
        bands: [
          [2000, 1290],
          [5000, 1690],
          [15_000, 2490],
          [30_000, 3990],
          [null, 6990],
        ],
      },
      { id: 9, kind: 'free_shipping', freeFrom: 24_900, freeFromNet: 20_400, days: 4 },
    ],
  },
  {
    id: 0,
    name: 'Resto del mondo',
    areas: [],
    methods: [
      {
        id: 10,
        kind: 'amount_rate',
        days: 8,
        bands: [
          [10_000, 2990],
          [30_000, 2490],
          [null, 1990],
        ],
      },
    ],
  },
];

/** The zones that a shop of one's own begins with: Italy and its islands at the general prices, and nothing further away. */
export const ownZones: readonly DemoZone[] = demoZones
  .filter(({ id }) => id < 3)
  .map(({ methods, ...zone }) => ({
    ...zone,
    methods:
      zone.id === 0
        ? []
        : methods.filter(({ title }) => title === undefined).map(({ bulky: _, ...method }) => method),
  }));
