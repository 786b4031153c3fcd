/** Why an answer of the shop could not be read (REST-08, REST-09, REST-10). */
export const rest = {
  invalid_json: 'La risposta non è una risposta JSON valida.',
  unknown_error: 'Si è verificato un errore sconosciuto.',
  fetch_error: 'Probabilmente sei offline.',
};

export type RestMessages = typeof rest;
