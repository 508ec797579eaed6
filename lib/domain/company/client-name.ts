import { isAbbreviation } from './announcement-words';
import { isInCapitals } from '@/lib/tools/capitals';

/** Words with a spelling of their own. */
const SPELT: Readonly<Record<string, string>> = {
  AND: 'and',
  BOFA: 'BofA',
  DR: 'Dr',
  FOR: 'for',
  GMBH: 'GmbH',
  LTD: 'Ltd',
  MR: 'Mr',
  MRS: 'Mrs',
  OF: 'of',
  PVT: 'Pvt',
  PVTLTD: 'Pvt Ltd',
  THE: 'the',
};

/** Words of two and three letters that are no abbreviation; any other one stays in capitals. */
const SHORT = new Set(
  `ABU ACE ALI ALL ARC ARE ART BAL BEE BIO CAP CO DAS DAI DEV DEY DIP DUA FAB FIN FUN GAS HUB INC IND
   INT ION JAI JAY JHA JI JOY KAY KIM LAL LEE LOK LOW MAL MAX MID MIR NAG NEO NET NEW OAK ODD OIL OM ONE
   OWN OZA PAI PAL PAY PLY PRO PTE RAI RAJ RAM RAO RAY ROY SAI SEA SEN SRI SUB SUN TAX TEJ TEX TOP TWO
   UMA UNO VED VIJ ZEN`.split(/\s+/),
);

/** Longer abbreviations with a vowel, beside those of announcements. */
const LONG = new Set(
  `ADCC AHIH BSEL CLSA CQUB CREF FZCO HBPA HRTI ICAV ICPA ICVC IFSC IIIA KAPM KIFS MOAMCL MPIL MSAR MSCI
   NIVL OEIC PESB PIPE PPFAS QMIN SAIF SEPL SKSE TIAA UJIN VBAP VIEIF`.split(/\s+/),
);

const ROMAN = /^[IVX]+$/;

function clientWord(word: string, isFirst: boolean): string {
  const inTitle = word.charAt(0) + word.slice(1).toLowerCase();
  const spelt = SPELT[word];
  if (spelt !== undefined) return isFirst ? spelt.charAt(0).toUpperCase() + spelt.slice(1) : spelt;
  if (word.length <= 3) return SHORT.has(word) ? inTitle : word;
  const stays = /\d/.test(word) || ROMAN.test(word) || LONG.has(word) || isAbbreviation(word);
  return stays ? word : inTitle;
}

/**
 * The name of a client in a bulk or block deal as people write it: the exchange prints all of them
 * in capitals. Abbreviations and unknown words of up to three letters keep theirs (LLP, HUF, UK); a
 * name that is not in capitals is not changed.
 */
export function clientName(name: string): string {
  if (!isInCapitals(name)) return name;
  return name
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[A-Z0-9]+/g, (word, at: number, whole: string) =>
      // The letter behind an apostrophe ends its word: INT'L, WOMEN'S.
      /[A-Z]['’]$/.test(whole.slice(0, at)) && word.length === 1
        ? word.toLowerCase()
        : clientWord(word, at === 0),
    );
}
