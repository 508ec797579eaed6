import { foldName, foldText } from '@/lib/tools/fold';
import { editsBetween, editsFor } from '@/lib/search/spelling';

describe('spellings', () => {
  test.each([
    ['Larsen & Toubro Ltd.', 'larsen toubro'],
    ['Coal India Limited', 'coal'],
    ['India Limited', 'india limited'],
    ['Dr. Reddy’s Laboratories', 'dr reddys laboratories'],
  ])('%s is folded to %s', (name, folded) => expect(foldName(name)).toBe(folded));

  test('composed and decomposed letters are the same, Indian scripts keep their signs', () => {
    expect(foldText('Cafe\u0301')).toBe(foldText('Café'));
    expect(foldText('रिलायंस')).toBe('रिलायंस');
  });

  test.each([
    ['reliance', 'relaince', 1],
    ['infosys', 'infosis', 1],
    ['bank', 'bnak', 1],
    ['abc', 'abc', 0],
    ['abc', '', 3],
    ['kitten', 'sitting', 3],
  ])('%s and %s are %d edits apart', (a, b, edits) => {
    expect(editsBetween(a, b)).toBe(edits);
    expect(editsBetween(b, a)).toBe(edits);
  });

  test.each([
    ['abc', 0],
    ['abcd', 1],
    ['abcdefg', 1],
    ['abcdefgh', 2],
  ])('%s may differ by %d edits', (word, edits) => expect(editsFor(word)).toBe(edits));
});
