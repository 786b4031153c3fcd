export type DemoCategory = {
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly below: readonly DemoCategory[];
};

const category = (
  slug: string,
  name: string,
  description: string,
  below: readonly DemoCategory[] = [],
): DemoCategory => ({ slug, name, description, below });

/** The fifteen families with everything below them, in the order of the menu. */
export const categories: readonly DemoCategory[] = [
  category(
    'freni',
    'Freni',
    'Tutto l’impianto frenante, dal pedale alla ruota: pastiglie, dischi, pinze e idraulica.',
    [
      category(
        'pastiglie-freno',
        'Pastiglie freno',
        'Pastiglie per ogni asse e stile di guida, con mescole silenziose, ceramiche o sportive.',
        [
          category(
            'pastiglie-freno-anteriori',
            'Pastiglie anteriori',
            'Set di quattro pastiglie per l’asse anteriore, dove si concentra la maggior parte della frenata.',
          ),
          category(
            'pastiglie-freno-posteriori',
            'Pastiglie posteriori',
            'Set di quattro pastiglie per l’asse posteriore, anche per freno di stazionamento elettrico.',
          ),
        ],
      ),
      category(
        'dischi-freno',
        'Dischi freno',
        'Dischi pieni e autoventilanti, con superfici rettificate e trattamento contro la ruggine.',
        [
          category(
            'dischi-freno-anteriori',
            'Dischi anteriori',
            'Dischi autoventilanti per l’asse anteriore, venduti singolarmente.',
          ),
          category(
            'dischi-freno-posteriori',
            'Dischi posteriori',
            'Dischi per l’asse posteriore, pieni o ventilati secondo la vettura.',
          ),
        ],
      ),
      category(
        'freni-a-tamburo',
        'Freni a tamburo',
        'Ricambi per freni posteriori a tamburo e per il freno a mano.',
        [
          category(
            'ganasce-freno',
            'Ganasce',
            'Serie di ganasce per asse, anche già assemblate con cilindretti.',
          ),
          category('tamburi-freno', 'Tamburi', 'Tamburi in ghisa, con o senza cuscinetto.'),
        ],
      ),
      category(
        'pinze-freno',
        'Pinze freno',
        'Pinze nuove e ricondizionate, complete di guarnizioni e pronte al montaggio.',
      ),
      category(
        'tubi-freno',
        'Tubi freno',
        'Tubi flessibili in gomma rinforzata per un pedale sempre pronto.',
      ),
    ],
  ),
  category(
    'filtri',
    'Filtri',
    'Filtri olio, aria, carburante e abitacolo per il tagliando di ogni vettura.',
    [
      category(
        'filtri-olio',
        'Filtri olio',
        'Cartucce e filtri a vite che tengono pulito il lubrificante fino al cambio successivo.',
      ),
      category(
        'filtri-aria',
        'Filtri aria',
        'Elementi filtranti che lasciano respirare il motore e fermano la polvere.',
      ),
      category(
        'filtri-carburante',
        'Filtri carburante',
        'Filtri per benzina e gasolio, a protezione di pompe e iniettori.',
        [
          category(
            'filtri-gasolio',
            'Filtri gasolio',
            'Filtri con separatore d’acqua per impianti diesel ad alta pressione.',
          ),
          category('filtri-benzina', 'Filtri benzina', 'Filtri in linea per motori a benzina e bifuel.'),
        ],
      ),
      category(
        'filtri-abitacolo',
        'Filtri abitacolo',
        'Aria più pulita in macchina: filtri antipolline e a carboni attivi.',
        [
          category(
            'filtri-antipolline',
            'Filtri antipolline',
            'Trattengono pollini e polveri prima che entrino dalle bocchette.',
          ),
          category(
            'filtri-a-carboni-attivi',
            'Filtri a carboni attivi',
            'Fermano anche odori e gas di scarico, utili nel traffico di città.',
          ),
        ],
      ),
    ],
  ),
  category(
    'sospensioni',
    'Sospensioni',
    'Ammortizzatori, molle, bracci e sterzo per una guida precisa e senza rumori.',
    [
      category(
        'ammortizzatori',
        'Ammortizzatori',
        'Ammortizzatori a gas e a olio, da sostituire sempre a coppie.',
        [
          category(
            'ammortizzatori-anteriori',
            'Ammortizzatori anteriori',
            'Montanti per l’asse anteriore, da abbinare a supporti e parapolvere nuovi.',
          ),
          category(
            'ammortizzatori-posteriori',
            'Ammortizzatori posteriori',
            'Ammortizzatori per l’asse posteriore, con fissaggi già montati.',
          ),
          category(
            'supporti-ammortizzatore',
            'Supporti ammortizzatore',
            'Supporti superiori con cuscinetto, da cambiare insieme al montante.',
          ),
        ],
      ),
      category(
        'molle',
        'Molle',
        'Molle elicoidali verniciate a polvere, con lo stesso carico dell’originale.',
      ),
      category(
        'bracci-oscillanti',
        'Bracci oscillanti',
        'Bracci completi di boccole e, dove previsto, di testina.',
      ),
      category(
        'biellette',
        'Biellette barra stabilizzatrice',
        'Biellette della barra stabilizzatrice, spesso la causa dei rumori sull’avantreno.',
      ),
      category(
        'cuscinetti-ruota',
        'Cuscinetti ruota',
        'Kit cuscinetto e mozzi completi, anche con anello magnetico per l’ABS.',
      ),
      category('sterzo', 'Sterzo', 'Testine e tiranti per uno sterzo che torna preciso.'),
    ],
  ),
  category(
    'distribuzione',
    'Distribuzione',
    'Cinghie, catene, tenditori e pompe acqua: ciò che si cambia insieme, insieme.',
    [
      category(
        'kit-distribuzione',
        'Kit distribuzione',
        'Kit completi per la distribuzione a cinghia o a catena.',
        [
          category(
            'kit-cinghia-dentata',
            'Kit cinghia dentata',
            'Cinghia, tenditore e rulli in un’unica confezione, con o senza pompa acqua.',
          ),
          category(
            'kit-catena',
            'Kit catena',
            'Catena, pattini, tenditore e ingranaggi per i motori a catena.',
          ),
        ],
      ),
      category('cinghie-servizi', 'Cinghie servizi', 'Cinghie Poly-V per alternatore, clima e servosterzo.'),
      category(
        'tenditori-e-rulli',
        'Tenditori e rulli',
        'Tenditori automatici e rulli guida per cinghia servizi e distribuzione.',
      ),
      category(
        'pompe-acqua',
        'Pompe acqua',
        'Pompe con guarnizione compresa, da cambiare insieme alla cinghia.',
      ),
    ],
  ),
  category('frizione', 'Frizione', 'Kit frizione e volani per cambi marcia dolci e precisi.', [
    category('kit-frizione', 'Kit frizione', 'Disco, spingidisco e reggispinta, già accoppiati tra loro.'),
    category('volani', 'Volani', 'Volani bimassa che tolgono le vibrazioni dei motori moderni.'),
  ]),
  category(
    'motore',
    'Motore',
    'Guarnizioni, supporti, pistoni, turbo e scarico per rimettere a nuovo il motore.',
    [
      category(
        'guarnizioni-motore',
        'Guarnizioni motore',
        'Guarnizioni singole e kit per lavori di tenuta fatti una volta sola.',
        [
          category(
            'guarnizioni-testata',
            'Guarnizioni testata',
            'Guarnizioni in acciaio multistrato e kit smeriglio.',
          ),
          category(
            'guarnizioni-punterie',
            'Guarnizioni punterie',
            'Guarnizioni del coperchio punterie contro i trafilamenti d’olio.',
          ),
        ],
      ),
      category('supporti-motore', 'Supporti motore', 'Supporti motore e cambio in gomma o idraulici.'),
      category(
        'pistoni-e-segmenti',
        'Pistoni e segmenti',
        'Pistoni completi e serie di segmenti per la revisione.',
      ),
      category(
        'turbocompressori',
        'Turbocompressori',
        'Turbine nuove e ricondizionate, equilibrate e pronte al montaggio.',
      ),
      category(
        'scarico',
        'Scarico',
        'Silenziatori e tubi in acciaio alluminato, con fissaggi equivalenti all’originale.',
      ),
    ],
  ),
  category('accensione', 'Accensione', 'Candele, candelette e bobine per partire al primo colpo.', [
    category('candele', 'Candele', 'Candele per motori a benzina e candelette per motori diesel.', [
      category(
        'candele-di-accensione',
        'Candele di accensione',
        'Candele al nichel, al platino e all’iridio.',
      ),
      category('candelette', 'Candelette', 'Candelette di preriscaldo a risposta rapida per motori diesel.'),
    ]),
    category('bobine', 'Bobine', 'Bobine singole e a rampa, contro mancate accensioni e strappi.'),
  ]),
  category(
    'raffreddamento',
    'Raffreddamento',
    'Radiatori, termostati, ventole e vaschette per un motore alla giusta temperatura.',
    [
      category('radiatori', 'Radiatori', 'Radiatori motore e scambiatori per l’aria di sovralimentazione.', [
        category('radiatori-acqua', 'Radiatori acqua', 'Radiatori motore con massa radiante in alluminio.'),
        category('intercooler', 'Intercooler', 'Radiatori aria-aria per motori turbo a benzina e diesel.'),
      ]),
      category('termostati', 'Termostati', 'Termostati completi di corpo e guarnizione.'),
      category(
        'ventole-radiatore',
        'Ventole radiatore',
        'Elettroventole complete di convogliatore e connettore.',
      ),
      category(
        'vaschette-di-espansione',
        'Vaschette di espansione',
        'Vaschette con o senza tappo e sensore di livello.',
      ),
    ],
  ),
  category('illuminazione', 'Illuminazione', 'Fari, fanali e lampade omologati per vedere e farsi vedere.', [
    category('fari-e-fanali', 'Fari e fanali', 'Gruppi ottici completi, equivalenti all’originale.', [
      category('fari-anteriori', 'Fari anteriori', 'Proiettori completi per il lato sinistro o destro.'),
      category(
        'fanali-posteriori',
        'Fanali posteriori',
        'Fanali completi o senza portalampade, secondo il modello.',
      ),
    ]),
    category('lampade', 'Lampade', 'Lampade alogene, allo xeno e a LED per ogni attacco.', [
      category(
        'lampade-alogene',
        'Lampade alogene',
        'Lampade per anabbaglianti, abbaglianti, posizione e stop.',
      ),
      category(
        'lampade-led-e-xeno',
        'Lampade LED e xeno',
        'Luce più bianca e lunga durata, per chi guida molto di notte.',
      ),
    ]),
  ]),
  category('carrozzeria', 'Carrozzeria', 'Specchi, paraurti, tergicristalli, maniglie e molle a gas.', [
    category(
      'specchi-retrovisori',
      'Specchi retrovisori',
      'Specchi esterni manuali, elettrici e riscaldati, completi di calotta.',
    ),
    category(
      'paraurti',
      'Paraurti',
      'Paraurti anteriori e posteriori, già trattati con fondo da verniciare.',
    ),
    category('tergicristalli', 'Tergicristalli', 'Spazzole piatte e ibride in tutte le lunghezze.'),
    category(
      'maniglie-e-molle',
      'Maniglie e molle a gas',
      'Maniglie porta e molle per cofano e portellone.',
      [
        category('maniglie-porta', 'Maniglie porta', 'Maniglie esterne verniciabili o nere goffrate.'),
        category(
          'molle-a-gas',
          'Molle a gas',
          'Ammortizzatori per portellone e cofano, con misura e forza originali.',
        ),
      ],
    ),
  ]),
  category('elettrico', 'Elettrico', 'Alternatori, motorini di avviamento, sensori, fusibili e relè.', [
    category('alternatori', 'Alternatori', 'Alternatori nuovi e ricondizionati, provati al banco.'),
    category(
      'motorini-di-avviamento',
      'Motorini di avviamento',
      'Motorini nuovi e ricondizionati per partenze sicure.',
    ),
    category('sensori', 'Sensori', 'Sensori e sonde per ABS, scarico e gestione motore.', [
      category('sensori-abs', 'Sensori ABS', 'Sensori del numero di giri della ruota, con cavo a misura.'),
      category(
        'sonde-lambda',
        'Sonde lambda',
        'Sonde a monte e a valle del catalizzatore, con connettore originale.',
      ),
    ]),
    category(
      'fusibili-e-rele',
      'Fusibili e relè',
      'Protezioni e comandi dell’impianto elettrico, per non restare fermi.',
      [
        category('fusibili', 'Fusibili', 'Fusibili a lama in tutti gli amperaggi, singoli e assortiti.'),
        category('rele', 'Relè', 'Relè universali e specifici a quattro e cinque poli.'),
      ],
    ),
  ]),
  category(
    'batterie',
    'Batterie',
    'Batterie di avviamento per auto e veicoli commerciali, con spedizione protetta.',
    [
      category(
        'batterie-auto',
        'Batterie auto',
        'Batterie pronte all’uso per vetture a benzina, diesel e con Start & Stop.',
        [
          category(
            'batterie-avviamento',
            'Batterie avviamento',
            'Batterie al piombo senza manutenzione, dalla city car al furgone.',
          ),
          category(
            'batterie-start-stop',
            'Batterie Start & Stop',
            'Batterie AGM ed EFB per vetture con spegnimento automatico.',
          ),
        ],
      ),
      category(
        'batterie-veicoli-commerciali',
        'Batterie veicoli commerciali',
        'Batterie ad alta capacità per furgoni e mezzi da lavoro.',
      ),
    ],
  ),
  category('olio-e-liquidi', 'Olio e liquidi', 'Lubrificanti, liquidi freno, antigelo e additivi.', [
    category(
      'olio-motore',
      'Olio motore',
      'Oli sintetici e semisintetici secondo le specifiche dei costruttori.',
      [
        category(
          'olio-motore-sintetico',
          'Olio sintetico',
          'Oli a base interamente sintetica per motori recenti e filtri antiparticolato.',
        ),
        category(
          'olio-motore-semisintetico',
          'Olio semisintetico',
          'Oli per motori con qualche chilometro in più.',
        ),
      ],
    ),
    category('olio-cambio', 'Olio cambio', 'Oli per cambi manuali, automatici e differenziali.'),
    category('liquido-freni', 'Liquido freni', 'Liquidi DOT 4 e DOT 5.1 per freni e frizione idraulica.'),
    category('antigelo', 'Antigelo', 'Liquidi di raffreddamento pronti all’uso e concentrati.'),
    category(
      'additivi-e-pulizia',
      'Additivi e pulizia',
      'Additivi per carburante e prodotti per pulire freni e corpi farfallati.',
      [
        category(
          'additivi',
          'Additivi',
          'Pulitori per iniettori e filtri antiparticolato, trattamenti per olio e carburante.',
        ),
        category('spray-tecnici', 'Spray tecnici', 'Pulitori, sbloccanti e grassi in bomboletta.'),
      ],
    ),
  ]),
  category('pneumatici', 'Pneumatici', 'Gomme estive, invernali e quattro stagioni, e cerchi in lega.', [
    category(
      'pneumatici-estivi',
      'Pneumatici estivi',
      'Aderenza e spazi di frenata brevi sull’asfalto caldo.',
    ),
    category(
      'pneumatici-invernali',
      'Pneumatici invernali',
      'Mescole morbide al freddo, con simbolo del fiocco di neve.',
    ),
    category(
      'pneumatici-quattro-stagioni',
      'Pneumatici quattro stagioni',
      'Un solo treno di gomme per tutto l’anno, in regola con le ordinanze invernali.',
    ),
    category('cerchi-in-lega', 'Cerchi in lega', 'Cerchi in lega leggera con foratura e offset originali.'),
  ]),
  category('utensili', 'Utensili', 'Attrezzatura per l’officina e per chi lavora in garage.', [
    category('chiavi-e-bussole', 'Chiavi e bussole', 'Chiavi dinamometriche, combinate e set di bussole.', [
      category(
        'chiavi-dinamometriche',
        'Chiavi dinamometriche',
        'Per serrare ogni vite alla coppia prescritta.',
      ),
      category(
        'bussole-e-chiavi',
        'Bussole e chiavi combinate',
        'Acciaio al cromo vanadio, misure da 8 a 32 mm.',
      ),
    ]),
    category('sollevamento', 'Sollevamento', 'Cric a carrello e cavalletti con fermo di sicurezza.'),
    category('diagnosi', 'Diagnosi', 'Lettori di codici, tester e strumenti di misura.'),
    category(
      'cassette-portautensili',
      'Cassette portautensili',
      'Cassette e valigette, vuote o già assortite.',
    ),
  ]),
];
