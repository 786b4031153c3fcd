import { inDigits } from '../in-digits.ts';

export const staffOrderQuestions = {
  no: 'No, torna all’ordine',
  stayPaid: 'L’ordine risulta pagato: così il denaro non viene restituito. Per restituirlo usa il rimborso.',
  state: {
    cancelled: {
      question: (number: number) => `Annullare l’ordine ${number}?`,
      text: (buyer: string, total: string) =>
        `È l’ordine di ${buyer}, per un totale di ${total}. I pezzi tornano disponibili e il cliente riceve un’email.`,
      yes: 'Sì, annulla l’ordine',
    },
    failed: {
      question: (number: number) => `Segnare come fallito l’ordine ${number}?`,
      text: (buyer: string, total: string) =>
        `È l’ordine di ${buyer}, per un totale di ${total}. I pezzi tornano disponibili e il cliente viene avvisato che il pagamento non è riuscito.`,
      yes: 'Sì, segna come fallito',
    },
  },
  refund: {
    question: (amount: string, number: number) => `Rimborsare ${amount} dell’ordine ${number}?`,
    text: (buyer: string, total: string) => `È l’ordine di ${buyer}, per un totale di ${total}.`,
    isLast: 'Con questo rimborso l’ordine è rimborsato per intero.',
    yes: (amount: string) => `Sì, rimborsa ${amount}`,
  },
  step: {
    retry: {
      question: (amount: string, number: number) =>
        `Richiedere di nuovo il rimborso di ${amount} dell’ordine ${number}?`,
      text: 'Lo richiediamo ancora una volta al gestore dei pagamenti, che restituisce il denaro.',
      yes: (amount: string) => `Sì, richiedi ${amount}`,
    },
    'settle-elsewhere': {
      question: (amount: string, number: number) =>
        `Hai restituito in altro modo ${amount} dell’ordine ${number}?`,
      text: 'Il rimborso conta da subito e il cliente riceve un’email. Il gestore dei pagamenti non restituisce nulla.',
      yes: (amount: string) => `Sì, ho restituito ${amount}`,
    },
    withdraw: {
      question: (amount: string, number: number) =>
        `Annullare il rimborso di ${amount} dell’ordine ${number}?`,
      text: 'Il denaro non viene restituito. I pezzi già rimessi a magazzino restano lì.',
      yes: () => 'Sì, annulla il rimborso',
    },
  },
  bulk: {
    cancelled: {
      question: (count: number) =>
        count === 1 ? 'Annullare l’ordine scelto?' : `Annullare ${inDigits('it', count)} ordini?`,
      yes: (count: number) =>
        count === 1 ? 'Sì, annulla l’ordine' : `Sì, annulla ${inDigits('it', count)} ordini`,
    },
    failed: {
      question: (count: number) =>
        count === 1
          ? 'Segnare come fallito l’ordine scelto?'
          : `Segnare come falliti ${inDigits('it', count)} ordini?`,
      yes: (count: number) =>
        count === 1 ? 'Sì, segna come fallito' : `Sì, segna come falliti ${inDigits('it', count)} ordini`,
    },
    text: (count: number, sum: string) =>
      count === 1
        ? `Per un totale di ${sum}. I pezzi tornano disponibili e il cliente riceve un’email.`
        : `In tutto ${sum}. I pezzi tornano disponibili e ogni cliente riceve un’email.`,
    order: (number: number, buyer: string, total: string) => `Ordine ${number} di ${buyer}: ${total}`,
    no: 'No, torna agli ordini',
  },
};

export type StaffOrderQuestionsMessages = typeof staffOrderQuestions;
