/** The parameter of an address whose page may load the translation widget's script. */
export const TRANSLATED = { name: 'translate', value: 'on' } as const;

const PAIR = `${TRANSLATED.name}=${TRANSLATED.value}`;

/** Whether a query, with its question mark or empty, requests a page that may be translated. */
export const isTranslated = (query: string): boolean => query.slice(1).split('&').includes(PAIR);
