/** Whether a name is written in capitals: more than four fifths of its letters. */
export const isInCapitals = (name: string): boolean => {
  const letters = name.replace(/[^\p{L}]/gu, '');
  return letters.replace(/[^\p{Lu}]/gu, '').length > 0.8 * letters.length;
};
