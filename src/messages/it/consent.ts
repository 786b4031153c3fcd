export const consent = {
  heading: 'Possiamo ricordare da dove arrivi?',
  text: 'Se sei d’accordo, un cookie ricorda per questa visita da quale sito o campagna arrivi: ci serve a capire quali funzionano. Nient’altro cambia, qualunque cosa tu scelga.',
  textWithViewed:
    'Se sei d’accordo, un cookie ricorda per questa visita da quale sito o campagna arrivi: ci serve a capire quali funzionano. E questo browser, lui solo, ricorda gli articoli che guardi, per mostrarteli di nuovo. Nient’altro cambia, qualunque cosa tu scelga.',
  yes: 'Sì, va bene',
  no: 'No, grazie',
  choices: 'Preferenze sulla privacy',
};

export type ConsentMessages = typeof consent;
