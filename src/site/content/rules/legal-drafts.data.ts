/** A legal page that the shop can begin with: a draft that a lawyer has yet to look at. */
export type LegalDraft = { readonly slug: string; readonly title: string; readonly html: string };

/** The drafts of the legal pages, in Italian; the data of the firm come from the settings, by codes (`withShopData`). */
export const legalDrafts: readonly LegalDraft[] = [
  {
    slug: 'condizioni-di-vendita',
    title: 'Condizioni di vendita',
    html: `<h2>1. Chi vende</h2>
<p>Il venditore è [shop_legal_name], con sede in [shop_address], partita IVA [shop_vat_number].</p>
<p>Registro delle imprese e REA: [shop_rea].</p>
<p>Email [shop_email], telefono [shop_phone], PEC [shop_pec]. A questi recapiti si possono mandare anche i reclami.</p>
<h2>2. A che cosa si applicano</h2>
<p>Queste condizioni regolano gli acquisti fatti su questo sito. Vale il testo pubblicato quando si invia l’ordine, che può essere salvato e stampato da questa pagina. Il contratto si conclude in italiano.</p>
<p>È consumatore la persona fisica che acquista per scopi estranei alla propria attività professionale. I diritti che la legge riserva ai consumatori non spettano a chi acquista per la propria attività.</p>
<h2>3. Prodotti e prezzi</h2>
<p>Le caratteristiche principali di ogni prodotto sono nella sua pagina. Prima di ordinare un ricambio occorre controllare i codici originali e i veicoli compatibili; se resta un dubbio, rispondiamo volentieri prima dell’acquisto.</p>
<p>Per i consumatori i prezzi comprendono l’IVA e gli eventuali contributi di legge. Le spese di spedizione sono indicate nel carrello e alla cassa, prima dell’ordine. Quando annunciamo uno sconto indichiamo anche il prezzo più basso degli ultimi trenta giorni.</p>
<h2>4. Come si ordina</h2>
<p>Si mettono i prodotti nel carrello, si inseriscono i dati alla cassa e si sceglie come pagare e ricevere la merce. Prima dell’invio un riepilogo mostra prodotti, prezzo totale e spese: fino a quel momento ogni dato si può correggere. Con il pulsante finale si invia un ordine che obbliga a pagare.</p>
<p>Dopo l’invio arriva senza ritardo un’email con la conferma: con essa il contratto è concluso. L’ordine resta nei nostri archivi e si può rivedere dall’account o dal collegamento contenuto nell’email.</p>
<p>Se un prodotto non è disponibile lo comunichiamo subito e restituiamo quanto pagato per esso.</p>
<h2>5. Pagamento</h2>
<p>I mezzi di pagamento accettati sono questi; quali valgono per un ordine si vede all’inizio della cassa:</p>
[payment_methods]
<h2>6. Consegna</h2>
<p>La merce parte dopo la conferma del pagamento, salvo i metodi che prevedono il pagamento alla consegna. La consegna avviene entro il termine indicato e in ogni caso entro trenta giorni dal contratto. Il rischio di perdita o danno passa al consumatore quando riceve materialmente la merce. Zone e costi sono nella pagina <a href="/spedizioni-e-consegne/">Spedizioni e consegne</a>.</p>
<h2>7. Diritto di recesso</h2>
<p>Il consumatore può recedere entro quattordici giorni dalla consegna senza indicare il motivo. Modalità, modulo, funzione online ed eccezioni sono nella pagina <a href="/resi-e-rimborsi/">Recesso, resi e rimborsi</a>, che fa parte di queste condizioni.</p>
<h2>8. Garanzia legale di conformità</h2>
<p>Il consumatore ha diritto alla garanzia legale per i difetti di conformità che esistono alla consegna e si manifestano entro due anni. Si presume che il difetto esistesse già se si manifesta entro un anno dalla consegna, salvo prova contraria. L’azione si prescrive in ventisei mesi dalla consegna.</p>
<p>Il consumatore può chiedere senza spese la riparazione o la sostituzione. Quando non sono possibili, non avvengono in un tempo ragionevole o il difetto si ripresenta, può chiedere una riduzione del prezzo o, se il difetto non è lieve, la risoluzione del contratto.</p>
<p>Per far valere la garanzia basta scriverci con il numero dell’ordine, una descrizione del difetto e, se possibile, una fotografia.</p>
<p>Agli acquisti fatti per un’attività professionale si applica la garanzia per vizi del codice civile: il vizio va denunciato entro otto giorni dalla scoperta e l’azione si prescrive in un anno dalla consegna.</p>
<h2>9. Recensioni</h2>
<p>Le recensioni sono pubblicate dopo un controllo. Accanto a ciascuna è indicato se chi scrive ha acquistato il prodotto in questo negozio; le recensioni non favorevoli non vengono nascoste.</p>
<h2>10. Dati personali</h2>
<p>Come trattiamo i dati personali è spiegato nell’<a href="/privacy/">Informativa sulla privacy</a>.</p>
<h2>11. Reclami, legge e giudice</h2>
<p>Un reclamo si può inviare ai recapiti del punto 1. Il contratto è regolato dalla legge italiana; il consumatore conserva la protezione delle norme inderogabili del paese in cui risiede. Per le controversie con un consumatore è competente il giudice del luogo della sua residenza o del suo domicilio. Il consumatore può rivolgersi anche a un organismo di risoluzione alternativa delle controversie.</p>`,
  },
  {
    slug: 'resi-e-rimborsi',
    title: 'Recesso, resi e rimborsi',
    html: `<h2>Il diritto di recesso</h2>
<p>Chi acquista come consumatore può recedere dal contratto entro quattordici giorni, senza indicare il motivo. Il termine decorre dal giorno in cui il consumatore, o un terzo da lui indicato e diverso dal vettore, riceve la merce; se i prodotti di un ordine arrivano separatamente, dal giorno in cui riceve l’ultimo. Se il termine scade di domenica o in un giorno festivo, vale il primo giorno lavorativo che segue.</p>
<h2>Come si recede</h2>
<p>Il modo più semplice è la funzione online, disponibile per tutto il periodo di recesso e anche senza account: <a href="/withdrawal/">recedere dal contratto qui</a>. Dopo la conferma arriva subito un’email con il contenuto della dichiarazione, la data e l’ora.</p>
<p>In alternativa basta qualsiasi dichiarazione chiara, per esempio una lettera a [shop_legal_name], [shop_address], o un’email a [shop_email]. Si può usare il modulo qui sotto, ma non è obbligatorio. È in tempo chi invia la dichiarazione prima della scadenza.</p>
<h2>La restituzione della merce</h2>
<p>La merce va rispedita o consegnata a [shop_legal_name], [shop_address], senza ritardo e comunque entro quattordici giorni dalla dichiarazione di recesso. Le spese dirette della restituzione sono a carico di chi recede.</p>
<p>Il consumatore risponde della diminuzione di valore della merce che deriva da un uso diverso da quello necessario a stabilirne natura, caratteristiche e funzionamento. Un ricambio si può esaminare come in un negozio; se è stato montato, il rimborso può essere ridotto della perdita di valore.</p>
<h2>Il rimborso</h2>
<p>Rimborsiamo il prezzo e le spese di consegna, escluse quelle in più per una consegna diversa dalla più economica che offriamo, entro quattordici giorni da quando conosciamo il recesso, con lo stesso mezzo di pagamento o con un altro concordato e senza spese. Possiamo attendere fino a quando riceviamo la merce o la prova che è stata spedita, se precedente. Per gli ordini pagati alla consegna serve un IBAN.</p>
<h2>Quando il recesso è escluso</h2>
<p>Il recesso non spetta, tra l’altro, per i beni su misura o chiaramente personalizzati, come vernici miscelate su codice, chiavi tagliate o centraline codificate per un veicolo; per i beni sigillati che non si prestano a essere restituiti per motivi igienici o di protezione della salute e sono stati aperti; per i beni che si mescolano in modo inscindibile con altri; per i programmi sigillati che sono stati aperti. Quando un prodotto è escluso lo indica la sua pagina.</p>
<p>Il diritto di recesso non spetta a chi acquista per la propria attività professionale.</p>
<h2>Modulo di recesso tipo</h2>
<p>(Articolo 49, comma 1, lettera h, del codice del consumo. Da compilare e restituire solo se si desidera recedere dal contratto.)</p>
<blockquote>
<p>Destinatario: [shop_legal_name], [shop_address], email [shop_email]</p>
<p>Con la presente io/noi (*) notifico/notifichiamo (*) il recesso dal mio/nostro (*) contratto di vendita dei seguenti beni/servizi (*):</p>
<p>Ordinato il (*)/ricevuto il (*):</p>
<p>Nome del/dei consumatore/i:</p>
<p>Indirizzo del/dei consumatore/i:</p>
<p>Firma del/dei consumatore/i (solo se il presente modulo è notificato in versione cartacea):</p>
<p>Data:</p>
<p>(*) Cancellare la dicitura inutile.</p>
</blockquote>
<h2>Prodotti difettosi o diversi da quelli ordinati</h2>
<p>Per un prodotto difettoso o sbagliato vale la garanzia legale descritta nelle <a href="/condizioni-di-vendita/">Condizioni di vendita</a>: in questo caso la restituzione non costa nulla a chi l’ha acquistato. Un reso si può chiedere dalla pagina dell’ordine.</p>`,
  },
  {
    slug: 'spedizioni-e-consegne',
    title: 'Spedizioni e consegne',
    html: `<h2>Dove spediamo e quanto costa</h2>
<p>Le spese di spedizione per zona, IVA compresa:</p>
[shipping_prices]
<p>Il costo esatto per un indirizzo si vede nel carrello e alla cassa, prima di ordinare. Dove è previsto il ritiro in sede, gli ordini si ritirano in [shop_address].</p>
<h2>Quando arriva</h2>
<p>Per i prodotti disponibili il giorno di consegna previsto è indicato nella pagina del prodotto, nel carrello e alla cassa. Se non è indicato un altro termine, consegniamo senza ritardo e al più tardi entro trenta giorni dalla conclusione del contratto.</p>
<p>Se il termine non è rispettato, il consumatore può assegnarne uno ulteriore adeguato alle circostanze; se scade anche questo, può risolvere il contratto e riceve senza ritardo quanto ha pagato.</p>
<h2>Seguire il pacco</h2>
<p>Alla partenza inviamo un’email con il vettore e il numero di spedizione, che si trovano anche nella pagina dell’ordine.</p>
<h2>Quando il pacco arriva</h2>
<p>Consigliamo di controllare l’imballo alla consegna e, se è danneggiato, di annotarlo sul documento del vettore e mandarci una fotografia. Chi non lo fa non perde i diritti che la legge riconosce ai consumatori.</p>
<p>Il rischio della perdita o del danno passa al consumatore quando entra nel possesso della merce.</p>
<h2>Fuori dall’Unione europea</h2>
<p>Per le spedizioni fuori dall’Unione europea dazi, imposte e spese doganali all’arrivo sono a carico di chi riceve.</p>`,
  },
  {
    slug: 'privacy',
    title: 'Informativa sulla privacy',
    html: `<p>Questa informativa spiega come trattiamo i dati personali di chi visita il negozio, acquista o ci scrive, ai sensi degli articoli 13 e 14 del regolamento (UE) 2016/679 (GDPR).</p>
<h2>Titolare del trattamento</h2>
<p>[shop_legal_name], [shop_address], email [shop_email], PEC [shop_pec].</p>
<h2>Quali dati, perché e su quale base</h2>
<table>
<thead><tr><th>Scopo</th><th>Dati</th><th>Base giuridica</th></tr></thead>
<tbody>
<tr><td>Ordini, consegne, resi e garanzia</td><td>Nome, indirizzi, email, telefono, prodotti, pagamenti</td><td>Contratto (art. 6, par. 1, lett. b)</td></tr>
<tr><td>Account e richieste, comprese le email e i moduli di contatto</td><td>Dati dell’account, messaggi, allegati</td><td>Contratto o misure precontrattuali (lett. b)</td></tr>
<tr><td>Fatture, registri e altri obblighi</td><td>Dati fiscali e contabili</td><td>Obbligo di legge (lett. c)</td></tr>
<tr><td>Sicurezza del sito, prevenzione di abusi, difesa di un diritto</td><td>Indirizzo IP, dati tecnici, registri degli accessi</td><td>Legittimo interesse (lett. f)</td></tr>
<tr><td>Statistiche sulla provenienza delle visite</td><td>Pagina di provenienza, campagna</td><td>Consenso, dove richiesto (lett. a)</td></tr>
</tbody>
</table>
<p>I dati richiesti alla cassa sono necessari per concludere il contratto e per fatturare: senza di essi non possiamo evadere l’ordine. Gli altri sono facoltativi. Non prendiamo decisioni basate unicamente su trattamenti automatizzati.</p>
<h2>Chi li riceve</h2>
<p>Li comunichiamo solo a chi serve: vettori, banche e gestori dei pagamenti, fornitori di servizi informatici e di posta, consulenti fiscali, autorità quando la legge lo prevede. I fornitori che trattano dati per nostro conto sono nominati responsabili del trattamento. Non vendiamo dati.</p>
<p>Se un fornitore tratta dati fuori dallo Spazio economico europeo, il trasferimento avviene solo con una decisione di adeguatezza o con le clausole contrattuali tipo della Commissione europea.</p>
<h2>Per quanto tempo</h2>
<p>Ordini, fatture e documenti contabili: dieci anni. Account: fino alla richiesta di chiusura. Messaggi e preventivi: per il tempo della richiesta e, se ne nasce un contratto, per il termine di prescrizione dei diritti. Carrelli non conclusi e registri tecnici: per un periodo limitato. I dati basati sul consenso: fino alla revoca.</p>
<h2>I diritti</h2>
<p>In ogni momento si può chiedere l’accesso ai propri dati, la rettifica, la cancellazione, la limitazione, la portabilità e opporsi al trattamento basato sul legittimo interesse, scrivendo a [shop_email]. Il consenso si può revocare senza effetti su quanto fatto prima. I dati che la legge impone di conservare non si possono cancellare prima del termine.</p>
<p>Resta il diritto di proporre reclamo al Garante per la protezione dei dati personali, <a href="https://www.garanteprivacy.it">www.garanteprivacy.it</a>.</p>
<h2>Cookie</h2>
<p>I cookie usati da questo sito sono elencati nell’<a href="/cookie/">Informativa sui cookie</a>.</p>`,
  },
  {
    slug: 'cookie',
    title: 'Informativa sui cookie',
    html: `<p>Un cookie è un piccolo testo che il sito lascia nel browser e rilegge alla pagina successiva. Il titolare del trattamento è [shop_legal_name], [shop_address], email [shop_email].</p>
<h2>I cookie di questo negozio</h2>
<p>Qui trovi tutti i cookie che questo negozio può impostare, a che cosa servono e quanto durano:</p>
[cookie_list]
<h2>Consenso</h2>
<p>I cookie tecnici servono al carrello, all’account e alle preferenze che chiedi tu: la legge non richiede il consenso. Gli altri si impostano solo dopo un consenso, che si può negare o revocare in ogni momento senza perdere alcuna funzione del negozio.</p>
<h2>Come cancellarli</h2>
<p>I cookie si possono cancellare o bloccare dalle impostazioni del browser. Senza quelli tecnici si possono leggere le pagine, ma non riempire il carrello né accedere all’account.</p>
<p>Per gli altri trattamenti e per i diritti vedi l’<a href="/privacy/">Informativa sulla privacy</a>.</p>`,
  },
  {
    slug: 'note-legali',
    title: 'Note legali',
    html: `<h2>Chi gestisce il sito</h2>
<p>[shop_legal_name], [shop_address].</p>
<p>Partita IVA [shop_vat_number].</p>
<p>Registro delle imprese e REA: [shop_rea].</p>
<p>PEC: [shop_pec].</p>
<p>Telefono: [shop_phone].</p>
<p>Email: [shop_email].</p>
<p>Da completare, se è una società: capitale sociale versato; se occorre, l’indicazione di socio unico o di liquidazione e la società che esercita direzione e coordinamento.</p>
<h2>Contenuti e marchi</h2>
<p>Testi, immagini e disegni di questo sito appartengono al gestore o ai rispettivi titolari e non si possono riprodurre senza permesso. I marchi e i codici dei costruttori di veicoli sono citati solo per indicare la destinazione dei ricambi e appartengono ai loro titolari.</p>
<h2>Responsabilità</h2>
<p>Curiamo l’esattezza dei dati tecnici e correggiamo gli errori che ci vengono segnalati. I siti collegati sono gestiti da altri, che ne rispondono. Nulla in questa pagina limita i diritti dei consumatori.</p>
<h2>Reclami e controversie</h2>
<p>Un reclamo si può inviare a [shop_email]. Il consumatore può rivolgersi a un organismo di risoluzione alternativa delle controversie (ADR) iscritto negli elenchi previsti dal codice del consumo.</p>
<h2>Accessibilità</h2>
<p>Se una parte del sito è difficile da usare con una tecnologia assistiva, scrivici a [shop_email]: ci aiuta a migliorarla e intanto diamo le stesse informazioni in un altro modo.</p>`,
  },
];
