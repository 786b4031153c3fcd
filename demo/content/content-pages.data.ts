export type DemoContentPage = {
  readonly slug: string;
  readonly title: string;
  readonly bodyHtml: string;
  /** speaks of the invented firm or of its goods: a shop without demo data begins without it */
  readonly isDemo?: true;
};

/** The pages of the shop's own text; the data of the firm come from the settings, by codes (`withShopData`). */
export const contentPages: readonly DemoContentPage[] = [
  {
    slug: 'chi-siamo',
    title: 'Chi siamo',
    isDemo: true,
    bodyHtml: `<p>[shop_name] è un negozio di ricambi auto. La sede: [shop_address]. Vendiamo a chi cura la macchina da sé, nel garage di casa, e a chi di mestiere ripara le auto degli altri.</p>
<p>Nel catalogo si trovano ricambi per freni, sospensioni, distribuzione, motore, accensione e carrozzeria, oltre a oli, batterie, pneumatici e utensili. Ogni scheda riporta le misure, i codici originali e i veicoli compatibili, perché il pezzo giusto si sceglie con i dati e non a occhio.</p>
<ul class="figures">
<li><strong class="counter">[shop_countries]</strong> paesi in cui spediamo</li>
<li><strong class="counter">24</strong> mesi di garanzia legale</li>
<li><strong class="counter">14</strong> giorni per ripensarci</li>
</ul>
<p>Al banco ci sono persone che hanno lavorato in officina. Se un codice non torna o un dubbio rimane, basta scrivere a [shop_email] con targa o numero di telaio: rispondiamo dal lunedì al venerdì.</p>
<p>Le officine e i rivenditori possono chiedere un account aziendale, con un listino dedicato e prezzi senza IVA. Trovi come fare nella pagina <a href="/contatti/">Contatti</a>.</p>`,
  },
  {
    slug: 'condizioni-di-vendita',
    title: 'Condizioni di vendita',
    bodyHtml: `<p>Queste condizioni regolano gli acquisti fatti su questo sito da [shop_legal_name], [shop_address], partita IVA [shop_vat_number]. Ordinando il cliente dichiara di averle lette e accettate.</p>
<h2>Prezzi</h2>
<p>Per i clienti privati i prezzi sono in euro e comprendono l’IVA. Per le aziende approvate i prezzi sono indicati senza IVA, che viene aggiunta nel riepilogo. Le spese di spedizione sono mostrate nel carrello prima della conferma dell’ordine.</p>
<h2>Ordine e contratto</h2>
<p>L’ordine si conclude con il pulsante di conferma alla cassa. Il contratto nasce quando inviamo l’email di conferma con il numero d’ordine. Se un articolo risulta non disponibile avvisiamo subito e rimborsiamo quanto già pagato.</p>
<h2>Garanzia</h2>
<p>Per i consumatori vale la garanzia legale di conformità di 24 mesi dalla consegna; per gli acquisti con partita IVA la garanzia è di 12 mesi. Per farla valere basta scriverci con il numero d’ordine, una descrizione del difetto e, se possibile, una fotografia.</p>
<h2>Legge applicabile</h2>
<p>Il contratto è regolato dalla legge italiana. Per le controversie con un consumatore è competente il giudice del luogo in cui il consumatore risiede.</p>`,
  },
  {
    slug: 'spedizioni-e-consegne',
    title: 'Spedizioni e consegne',
    bodyHtml: `<p>Le spese di spedizione per zona, IVA compresa:</p>
[shipping_prices]
<p>Il costo esatto per il tuo indirizzo si vede nel carrello. Dove è previsto il ritiro in sede, gli ordini si ritirano in [shop_address].</p>
<p>Per gli articoli disponibili la pagina del prodotto, il carrello e la cassa indicano il giorno di consegna previsto: tiene conto dell’ora dell’ordine, dei fine settimana e delle festività. Per le isole e le località disagiate serve di solito un giorno in più, per gli altri paesi dell’Unione europea qualche giorno.</p>
<p>Fuori dall’Unione europea l’IVA italiana non viene applicata; eventuali dazi e imposte all’arrivo sono a carico di chi riceve.</p>
<p>All’arrivo conviene controllare il pacco. Se l’imballo è danneggiato, firma con riserva scrivendolo sul documento del corriere e mandaci una fotografia entro otto giorni: ce ne occupiamo noi.</p>`,
  },
  {
    slug: 'resi-e-rimborsi',
    title: 'Resi e rimborsi',
    bodyHtml: `<p>Chi acquista come consumatore può recedere dal contratto entro 14 giorni dalla consegna, senza spiegare il motivo. Basta scrivere a [shop_email] indicando il numero d’ordine e gli articoli da rendere.</p>
<p>Gli articoli vanno rispediti entro 14 giorni dalla comunicazione, non montati e nella loro confezione, a [shop_legal_name], [shop_address]. Le spese di spedizione del reso sono a carico del cliente, salvo quando l’articolo è difettoso o diverso da quello ordinato.</p>
<p>Rimborsiamo il prezzo pagato e le spese di consegna standard entro 14 giorni da quando riceviamo la merce, con lo stesso mezzo di pagamento. Per gli ordini in contrassegno chiediamo un IBAN su cui fare il bonifico.</p>
<p>Non si possono rendere i liquidi con il sigillo aperto, i ricambi già montati e gli articoli elettrici con segni di installazione, a meno che non siano difettosi.</p>`,
  },
  {
    slug: 'pagamenti',
    title: 'Pagamenti',
    bodyHtml: `<p>In questo negozio si può pagare così; quali metodi valgono per il tuo ordine si vede alla cassa:</p>
[payment_methods]
<p>Con il bonifico indica il numero d’ordine nella causale: i dati si trovano anche nell’email di conferma. L’ordine viene spedito appena il pagamento è accreditato.</p>
<p>Con il contrassegno conviene preparare l’importo esatto, perché il corriere non sempre ha il resto.</p>`,
  },
  {
    slug: 'privacy',
    title: 'Informativa sulla privacy',
    bodyHtml: `<p>Titolare del trattamento è [shop_legal_name], [shop_address], email [shop_email]. Questa informativa è resa ai sensi dell’articolo 13 del regolamento (UE) 2016/679.</p>
<p>Raccogliamo i dati necessari a eseguire gli ordini: nome, indirizzi, email, telefono, articoli acquistati e, per le aziende, partita IVA. La base giuridica è il contratto; per fatture e registri contabili è l’obbligo di legge.</p>
<p>I dati sono comunicati solo a chi serve a eseguire l’ordine, come il corriere e la banca, e non vengono venduti né usati per profilazione. I dati contabili sono conservati per dieci anni, gli account fino alla richiesta di cancellazione.</p>
<p>In ogni momento si può chiedere di vedere, correggere, cancellare o ricevere i propri dati, e opporsi al loro trattamento, scrivendo all’indirizzo qui sopra. Resta il diritto di rivolgersi al Garante per la protezione dei dati personali.</p>`,
  },
  {
    slug: 'cookie',
    title: 'Informativa sui cookie',
    bodyHtml: `<p>Un cookie è un piccolo testo che il sito lascia nel browser e rilegge alla pagina successiva. Qui trovi tutti quelli che questo negozio può impostare, a che cosa servono e quanto durano.</p>
[cookie_list]
<p>Per i cookie necessari la legge non richiede il consenso: senza di essi il carrello e l’account non possono funzionare. Nessun cookie segue la navigazione da un sito all’altro e nessuno serve a mostrare pubblicità.</p>
<p>I cookie si possono cancellare o bloccare dalle impostazioni del browser. Anche bloccandoli si possono leggere le pagine, ma non riempire il carrello né accedere all’account.</p>`,
  },
  {
    slug: 'contatti',
    title: 'Contatti',
    bodyHtml: `<p>[shop_legal_name]<br>[shop_address]</p>
<p>Telefono [shop_phone], [shop_hours].</p>
<p>Email [shop_email]: rispondiamo entro un giorno lavorativo.</p>
<p>Per domande su un ricambio indica targa o numero di telaio e, se lo conosci, il codice originale del pezzo. Per domande su un ordine indica il numero che trovi nell’email di conferma.</p>
<p>Per un account aziendale con listino officine scrivici indicando ragione sociale, partita IVA e attività: dopo la verifica i prezzi dedicati compaiono in tutto il negozio.</p>`,
  },
  {
    slug: 'che-rumore-fanno-i-freni',
    title: 'Che rumore fanno i freni',
    isDemo: true,
    bodyHtml: `<div class="banner" data-background="/media/[hero]-1200.webp"></div>
<p>Un freno sano quasi non si sente. Quando comincia a farsi sentire, il rumore dice spesso quale pezzo guardare per primo. Ne abbiamo riprodotti due al banco: ascoltali, poi confronta con quello che senti in macchina.</p>
<h2>Un fischio acuto mentre si frena</h2>
<p>Di solito sono le pastiglie: il materiale d’attrito è quasi finito e l’avvisatore d’usura tocca il disco. Vanno cambiate subito, sempre in coppia sullo stesso asse.</p>
<audio controls preload="metadata" src="/media/pastiglie-usurate-1.wav" aria-label="Fischio di pastiglie usurate"></audio>
<h2>Colpi sordi che rallentano con la ruota</h2>
<p>Se il volante o il pedale vibrano a ogni giro, il disco può essere deformato o consumato in modo irregolare. Misura lo spessore in più punti: sotto il minimo inciso sul disco si cambia, insieme alle pastiglie.</p>
<audio controls preload="metadata" src="/media/disco-deformato-1.wav" aria-label="Colpi di un disco deformato"></audio>
<h2>Come lavora un freno a disco</h2>
<p>In dodici secondi, che cosa succede tra pedale, pinza, pastiglie e disco.</p>
<video controls preload="metadata" width="640" height="360" aria-label="Animazione di un freno a disco">
<source src="/media/freno-a-disco-1.webm" type="video/webm">
<track kind="subtitles" srclang="it" label="Italiano" src="/media/freno-a-disco-1.vtt">
</video>
<p>Se il dubbio rimane, non rimandare: porta l’auto in officina o scrivici dalla pagina <a href="/contatti/">Contatti</a>.</p>`,
  },
  {
    slug: 'tabella-prodotti',
    title: 'Tabella prodotti',
    isDemo: true,
    bodyHtml: `<p>Per chi confronta più pezzi alla volta: cerca per marca e vettura, ordina per prezzo o peso, spunta le righe che ti servono e mettile nel carrello tutte insieme.</p>
<p>[product_table id="1"]</p>
<h2>Oli e liquidi</h2>
<p>Scegli la confezione direttamente nella riga; nella nota puoi scrivere per quale vettura è: la ritrovi nell’ordine.</p>
<p>[product_table id="2"]</p>`,
  },
  {
    slug: 'ordine-rapido',
    title: 'Ordine rapido',
    bodyHtml: `<p>Per le officine e i rivenditori che sanno già che cosa serve: cerca per nome o codice, scrivi le quantità e metti tutto nel carrello ai tuoi prezzi, scaglioni compresi.</p>
[bulk_order]
<p>Quello che ordini spesso conviene salvarlo in una <a href="/my-account/purchase-lists/">lista d’acquisto</a>.</p>`,
  },
];
