/** What the quote form of the demo shop asks beside name, email and message. */
export const demoQuoteFields: readonly {
  readonly kind: 'text' | 'checkbox' | 'file';
  readonly it: string;
  readonly en: string;
  readonly boxes: readonly { readonly it: string; readonly en: string }[];
}[] = [
  { kind: 'text', it: 'Entro quando ti servono', en: 'When you need them', boxes: [] },
  {
    kind: 'checkbox',
    it: 'Come preferisci riceverli',
    en: 'How you want them',
    boxes: [
      { it: 'Corriere espresso', en: 'Express courier' },
      { it: 'Ritiro in sede a Modena', en: 'Collection in Modena' },
      { it: 'Consegne divise nel mese', en: 'Deliveries over the month' },
    ],
  },
  {
    kind: 'file',
    it: 'Elenco dei veicoli o foto del pezzo',
    en: 'List of vehicles or picture of the part',
    boxes: [],
  },
];

type DemoConversation = {
  /** of the customer */
  readonly email: string;
  readonly type: 'message' | 'inquiry' | 'quote';
  readonly title: string;
  readonly status: 'new' | 'open' | 'resolved';
  readonly messages: readonly {
    readonly author: 'customer' | 'shop';
    readonly hoursAgo: number;
    readonly body: string;
  }[];
  /** quantities of the first products of the shop that a quote is asked for */
  readonly quote?: readonly number[];
  /** the offer that answers the request, by its place among the offers from 0: its lines were asked for, its text is the last message */
  readonly offer?: number;
};

export const demoConversations: readonly DemoConversation[] = [
  {
    email: 'officina@pistone.example',
    type: 'quote',
    title: 'Tagliandi di dicembre per la flotta',
    status: 'new',
    messages: [
      {
        author: 'customer',
        hoursAgo: 20,
        body: 'Buongiorno,\na dicembre facciamo i tagliandi a una flotta di ventidue furgoni. Con queste quantità riuscite a farci un prezzo migliore? Possiamo ritirare in due volte.',
      },
    ],
    quote: [22, 22, 12],
  },
  {
    email: 'officina@pistone.example',
    type: 'quote',
    title: 'Filtri per la flotta del corriere',
    status: 'open',
    messages: [
      {
        author: 'customer',
        hoursAgo: 60,
        body: 'Buongiorno,\ncome anticipato al telefono, ci servono i filtri per dodici furgoni dello stesso cliente. Che prezzo ci fate, fermo per tutto il contratto?',
      },
      { author: 'shop', hoursAgo: 48, body: '' },
    ],
    offer: 1,
  },
  {
    email: 'officina@pistone.example',
    type: 'inquiry',
    title: 'Reso di un alternatore sbagliato',
    status: 'open',
    messages: [
      {
        author: 'customer',
        hoursAgo: 74,
        body: 'Abbiamo ordinato l’alternatore con il codice che ci ha dato il cliente, ma l’attacco è diverso. È ancora nella sua scatola: possiamo renderlo?',
      },
      {
        author: 'shop',
        hoursAgo: 70,
        body: 'Certo. Se la confezione è integra lo riprendiamo entro 14 giorni. Ci mandi una foto dell’etichetta e del vecchio pezzo? Così controlliamo subito quale monta quel motore.',
      },
      {
        author: 'customer',
        hoursAgo: 51,
        body: 'Grazie. Il codice sul vecchio è 06J 903 023 C, la foto arriva domani con il telaio.',
      },
      {
        author: 'shop',
        hoursAgo: 48,
        body: 'Con quel codice monta la versione da 140 A: l’abbiamo a magazzino. Ve la mettiamo da parte fino a venerdì e il corriere ritira l’altra alla consegna.',
      },
    ],
  },
];
