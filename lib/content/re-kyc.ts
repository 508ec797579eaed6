/** The online change of a client's details, on a site of its own: one name wherever it is linked. */
export const reKyc = {
  name: 'Digital modification (re-KYC)',
  note: 'Mobile, mail, address, bank',
  text: 'Mobile, mail, address and bank, verified online.',
} as const;
