/** The maximum characters of a request to the account; the API's own limit, without importing its schemas. */
export const NOTE_LIMIT = 500;
