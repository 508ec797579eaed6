import { formatCount } from '@/lib/tools/format';
import type { Branch } from '../records';

/** The branches that match a query, or those with the nearest PIN codes. */
interface BranchMatch {
  readonly kind: 'all' | 'words' | 'pin' | 'near-pin' | 'none';
  readonly branches: readonly Branch[];
}

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/**
 * The number of leading digits that two PIN codes share. One digit is the postal zone, two the
 * sub-zone, three the sorting district (India Post).
 */
function shared(a: string, b: string): number {
  let count = 0;
  while (count < a.length && a[count] === b[count]) count += 1;
  return count;
}

function byPin(branches: readonly Branch[], pin: string): BranchMatch {
  const known = branches.map((branch) => ({ branch, code: digitsOf(branch.pincode ?? '') }));
  const here = known.filter(({ code }) => code.startsWith(pin));
  if (here.length > 0) return { kind: 'pin', branches: here.map(({ branch }) => branch) };
  const longest = Math.max(0, ...known.map(({ code }) => shared(pin, code)));
  if (longest === 0) return { kind: 'none', branches: [] };
  const near = known.filter(({ code }) => shared(pin, code) === longest);
  return { kind: 'near-pin', branches: near.map(({ branch }) => branch) };
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Finds branches by PIN code (or its beginning), or by words of name, address, city or state. */
export function findBranches(branches: readonly Branch[], query: string): BranchMatch {
  const wanted = plain(query).trim();
  if (wanted === '') return { kind: 'all', branches };
  const pin = wanted.replace(/\s/g, '');
  if (/^\d{1,6}$/.test(pin)) return byPin(branches, pin);
  const words = wanted.split(/[\s,]+/).filter(Boolean);
  const found = branches.filter(({ name, address, city, state }) => {
    const all = plain([name, address, city, state].join(' '));
    return words.every((word) => all.includes(word));
  });
  return { kind: found.length > 0 ? 'words' : 'none', branches: found };
}

const NEAREST = 'Nearest to you first';

/** The results in a sentence. */
export function sentenceOf(match: BranchMatch, query: string, isSorted: boolean): string {
  const count = match.branches.length;
  const offices = count === 1 ? 'One office' : `${formatCount(count)} offices`;
  const order = isSorted && count > 1 ? `. ${NEAREST}.` : '';
  switch (match.kind) {
    case 'all':
      return isSorted ? `${NEAREST}.` : 'By state';
    case 'words':
      return `${offices} for “${query.trim()}”${order}`;
    case 'pin':
      return `${offices} at PIN ${query.trim()}${order}`;
    case 'near-pin':
      return `No office at ${query.trim()}, but ${count === 1 ? 'one' : formatCount(count)} near it${order}`;
    case 'none':
      return `No office found for “${query.trim()}”. Try the city, or the first digits of your PIN code.`;
  }
}
