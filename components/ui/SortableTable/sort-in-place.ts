import { inOrder, nextSorting, readCell, type Sorting } from './sorting';

/**
 * Makes a table's headers into buttons that reorder the rows it stands with, by what they show.
 * @param initial the order of the rows as they stand, where a column has it
 * @returns brings back plain headers and the first order
 */
export function sortInPlace(table: HTMLTableElement, initial: Sorting | null): () => void {
  const heads = [...(table.tHead?.rows[0]?.cells ?? [])];
  const labels = heads.map(({ textContent }) => textContent);
  const body = table.tBodies[0];
  const rows = [...(body?.rows ?? [])];
  const buttons = labels.map((label) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = label;
    return button;
  });
  let sorting = initial;

  const mark = (): void =>
    buttons.forEach((button, at) => {
      const direction = sorting?.at === at ? sorting.direction : null;
      const head = heads[at];
      if (direction === null) {
        delete button.dataset.sorted;
        head?.removeAttribute('aria-sort');
      } else {
        button.dataset.sorted = direction;
        head?.setAttribute('aria-sort', direction);
      }
    });

  const press = ({ target }: Event): void => {
    const at = buttons.indexOf(target as HTMLButtonElement);
    if (at < 0) return;
    const isFigure = heads[at]?.hasAttribute('data-figure') ?? false;
    sorting = nextSorting(sorting, at, isFigure);
    const valueOf = ({ cells }: HTMLTableRowElement) => {
      const cell = cells[at];
      return cell ? readCell(cell, isFigure) : null;
    };
    body?.append(...inOrder(rows, valueOf, sorting.direction));
    mark();
  };

  heads.forEach((head, at) => head.replaceChildren(buttons[at] ?? ''));
  mark();
  table.dataset.alive = '';
  table.tHead?.addEventListener('click', press);
  return () => {
    table.tHead?.removeEventListener('click', press);
    delete table.dataset.alive;
    sorting = null;
    mark();
    heads.forEach((head, at) => head.replaceChildren(labels[at] ?? ''));
    body?.append(...rows);
  };
}
