/** Short names of the exchange's industries, for tiles and sentences; others are not changed. */
const SHORT: Readonly<Record<string, string>> = {
  'Automobile and Auto Components': 'Autos',
  'Construction Materials': 'Cement',
  'Consumer Durables': 'Durables',
  'Fast Moving Consumer Goods': 'Consumer goods',
  'Financial Services': 'Financials',
  'Forest Materials': 'Forest goods',
  'Information Technology': 'IT',
  'Media Entertainment & Publication': 'Media',
  'Metals & Mining': 'Metals',
  'Oil Gas & Consumable Fuels': 'Oil and gas',
  Telecommunication: 'Telecom',
};

/** The short name of an industry: "Financials", "Capital goods". */
export function shortIndustry(name: string): string {
  const known = SHORT[name];
  if (known) return known;
  return name.charAt(0) + name.slice(1).toLowerCase();
}

/** The short name within a sentence: "financials", but "IT" and "FMCG". */
export function industryInText(name: string): string {
  const short = shortIndustry(name);
  return short === short.toUpperCase() ? short : short.toLowerCase();
}
