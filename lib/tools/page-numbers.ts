/** Pages on each side of the current one that a list of pages names. */
const BESIDE = 2;

/**
 * The numbers that the links between the pages of a list name: the first, the last and those next to
 * the current one; `null` stands for two or more that are left out. From four pages on, at least
 * three others name each page.
 * @param page the current one, from 1
 */
export function pageNumbers(page: number, pages: number): readonly (number | null)[] {
  const all = Array.from({ length: pages }, (_, at) => at + 1);
  const isNear = (one: number) => one === 1 || one === pages || Math.abs(one - page) <= BESIDE;
  // A single number takes no more room than the sign for it.
  const isShown = (one: number) => isNear(one) || (isNear(one - 1) && isNear(one + 1));
  return all.flatMap((one) => {
    if (isShown(one)) return [one];
    return isShown(one - 1) ? [null] : [];
  });
}
