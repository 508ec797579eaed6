/** Words of queries that name nothing: visitors' words as data, as `foldText` writes them. */

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** What people type beside a name, which says nothing on a site about shares. */
export const IDLE_WORDS = setOf(
  'are buy can current date dates do does forecast good i invest is latest limited list live ltd me my now online outlook please prediction price prices pvt quote rate rates review scrip sell share shareprice shares should stock stocks target tell tip tips today todays tomorrow what which will yesterday',
);

/** Words that join others, and that names have too: Bank of India. */
export const JOINING_WORDS = setOf(
  'a an and co company equity for from in india it of on or the to value',
);

/** Exchanges, which are companies themselves too. */
export const EXCHANGE_WORDS = setOf('nse bse nsei bom');

/** Hindi in Latin script: words without a subject of their own. */
export const HINDI_FILLERS = setOf(
  'aaj aur abhi bhav daam keemat apna apne apni ayega aayega aata aati bata batao bataye bataiye chahiye de dena dekhe dekhen dekhna dekhu deta ga gaya ha hai hain ho hoga hona hota hote hoti hu hun ka kab kahan kahaan kaha kaise kaisa kare karein karen karna karne karo karta karu karun karwana ke ki kisko kis ko kon kaun konsa kr kre krna kro kya kyu kyun liye le lena lagta lagti lagega mai main mein mera mere meri milega milta mujhe paas pe par raha rahe sakta sakte se to wala wale lagaye lagana lagaen girega gira gir badhega badega chadhega banega samjhe samjhaye nahi nhi kyon konsi kaunsa kaunsi sabse accha acha',
);

/** Hindi words in Latin script, and the English ones that tasks are known by. */
export const HINDI_WORDS: Readonly<Record<string, string>> = {
  aavedan: 'apply',
  badalna: 'change',
  badle: 'change',
  badlna: 'change',
  band: 'close',
  bandh: 'close',
  beche: 'sell',
  bechna: 'sell',
  bharna: 'pay',
  bhool: 'forgot',
  bhul: 'forgot',
  chhutti: 'holiday',
  chutti: 'holiday',
  daale: 'add',
  dale: 'add',
  dalna: 'add',
  hataye: 'remove',
  jama: 'add',
  jode: 'add',
  jodna: 'add',
  kharidna: 'buy',
  kharide: 'buy',
  kharch: 'charges',
  khata: 'account',
  khaata: 'account',
  kholna: 'open',
  khole: 'open',
  kholen: 'open',
  khulwana: 'open',
  khulta: 'open',
  khulwaye: 'open',
  kitna: 'charges',
  kitne: 'charges',
  kitni: 'charges',
  nikale: 'withdraw',
  nikalna: 'withdraw',
  nikalne: 'withdraw',
  nikaale: 'withdraw',
  nikasi: 'withdraw',
  nivesh: 'invest',
  paisa: 'money',
  paise: 'money',
  pata: 'address',
  rupaye: 'money',
  samay: 'timing',
  seekhe: 'learn',
  shikayat: 'complaint',
  shuru: 'start',
  sikhe: 'learn',
  sona: 'gold',
  chandi: 'silver',
  tod: 'close',
  wapas: 'refund',
};

/** Short forms of words of companies' names that do not begin the word, and the word. */
export const SHORT_FORMS: Readonly<Record<string, string>> = {
  bros: 'brothers',
  corpn: 'corporation',
  engg: 'engineering',
  hsg: 'housing',
  inds: 'industries',
  intl: 'international',
  labs: 'laboratories',
  mfg: 'manufacturing',
  natl: 'national',
  pharma: 'pharmaceutical',
  sez: 'special economic zone',
  svcs: 'services',
  tpt: 'transport',
};

/** Spellings with marks that would fall apart into letters. */
export const JOINED: readonly (readonly [pattern: RegExp, word: string])[] = [
  [/\bp\s*\/\s*e\b/g, 'pe'],
  [/\bp\s*\/\s*b\b/g, 'pb'],
  [/\bp\s*(?:&|n|and)\s*l\b/g, 'pnl'],
  [/\bf\s*(?:&|n|and|)\s*o\b/g, 'fno'],
  [/\b52\s*-?\s*(?:week|wk|w)s?\b/g, '52week'],
];
