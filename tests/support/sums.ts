/** A sum in rupees as a text has it: `₹1,234.50`, `₹12.3 lakh`. */
const SUM = /₹[\d,]*\d(?:\.\d+)?(?: (?:lakh|crore))?/g;

/** The sums of a text that are printed without exactly two decimals. */
export const sumsWithoutPaise = (text: string): readonly string[] =>
  (text.match(SUM) ?? []).filter((sum) => !/\.\d\d(?: |$)/.test(sum));
