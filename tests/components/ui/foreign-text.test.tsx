import { render } from '@testing-library/react';

import { ForeignText, languageOf } from '@/components/ui/ForeignText';

const markupOf = (text: string) => render(<ForeignText text={text} />).container.innerHTML;

describe('a text with a run of another script', () => {
  it.each([
    ['Policies – Hindi (हिन्दी)', 'Policies – Hindi (<span lang="hi">हिन्दी</span>)'],
    ['Policies – Marathi (मराठी)', 'Policies – Marathi (<span lang="mr">मराठी</span>)'],
    ['Rights (தமிழ் மொழி), 2', 'Rights (<span lang="ta">தமிழ் மொழி</span>), 2'],
    ['Rights (বাংলা)', 'Rights (<span lang="bn">বাংলা</span>)'],
  ])('says the language of %s', (text, expected) => {
    expect(markupOf(text)).toBe(expected);
  });

  it('is unchanged without one', () => {
    expect(markupOf('Don’t – ₹5')).toBe('Don’t – ₹5');
    expect(languageOf('Rights – Hindi')).toBeUndefined();
  });
});
