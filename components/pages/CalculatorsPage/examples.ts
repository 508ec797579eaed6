import { defaultsOf, type Values } from '@/lib/calculators';
import { calculatorBySlug, type CalculatorSlug } from '@/lib/calculators/registry';
import { formatWholeRupees } from '@/lib/format';

export interface Example {
  /** The inputs, as a sentence would have them. */
  readonly given: string;
  readonly label: string;
  readonly result: string;
}

const rupees = (value: Values[string] | undefined): string => formatWholeRupees(Number(value));

/** The inputs of a calculator's bare address, and the id of the result that they lead to. */
const SENTENCES: Readonly<
  Record<CalculatorSlug, readonly [id: string, say: (values: Values) => string] | null>
> = {
  'sip-calculator': [
    'total',
    (v) => `${rupees(v.amount)} a month for ${v.years} years at ${v.rate}%`,
  ],
  'wealth-accumulation-calculator': [
    'monthly',
    (v) => `${rupees(v.goal)} in ${v.years} years at ${v.rate}%`,
  ],
  'asset-allocation-calculator': [
    'equity-share',
    (v) => `Age ${v.age}, ${v.risk}, ${v.horizon} years`,
  ],
  'compounding-magic-calculator': [
    'total',
    (v) => `${rupees(v.amount)} once, for ${v.years} years at ${v.rate}%`,
  ],
  'risk-profile-calculator': null,
  'inflation-calculator': [
    'future-cost',
    (v) => `What costs ${rupees(v.amount)} today, in ${v.years} years at ${v.rate}%`,
  ],
  'ppf-calculator': [
    'maturity',
    (v) => `${rupees(v.amount)} a year for ${v.years} years at ${v.rate}%`,
  ],
};

/** What a calculator shows before anyone touches it. */
export function exampleOf(slug: CalculatorSlug): Example | null {
  const entry = calculatorBySlug(slug);
  const sentence = SENTENCES[slug];
  if (!entry || !sentence) return null;
  const [id, say] = sentence;
  const values = defaultsOf(entry.calculator);
  const figure = entry.calculator.results(values).find((one) => one.id === id);
  if (!figure) return null;
  const result = figure.unit === '%' ? `${figure.shown}%` : formatWholeRupees(figure.shown);
  return { given: say(values), label: figure.label, result };
}
