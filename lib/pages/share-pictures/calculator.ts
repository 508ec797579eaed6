import { defaultsOf } from '@/lib/domain/calculator';
import type { CalculatorEntry } from '@/lib/pages/calculators';
import type { Figure } from '@/lib/domain/calculator/types';
import { quantityText } from '@/lib/domain/calculator/quantity-text';
import { formatPercent } from '@/lib/tools/format';

import { drawable } from './characters';
import type { Picture } from './picture';

/** As many results as the picture has room for. */
const MOST = 3;

function valueOf({ shown, unit }: Figure): string {
  if (unit === '%') return formatPercent(shown, Number.isInteger(shown) ? 0 : 2);
  return quantityText({ value: shown, unit });
}

/** The share picture of a calculator: its results for the default inputs. */
export function calculatorPicture({ title, sentence, view }: CalculatorEntry): Picture {
  const { calculator } = view;
  const results = calculator.results(defaultsOf(calculator));
  const figures = results
    .slice(0, MOST)
    .map((one) => ({ label: drawable(one.label), value: valueOf(one) }));
  return {
    style: 'calculator',
    label: 'Calculator',
    title: drawable(title),
    line: drawable(sentence),
    figures,
    range: null,
    notes: figures.length > 0 ? ['An example, with the', 'inputs it begins with'] : [],
    isSample: false,
  };
}
