import { inOrder, nextSorting, type Rank, type Sorting } from './sorting';

export interface SortKeys {
  /** Whether a column holds figures, column by column. */
  readonly figures: readonly boolean[];
  /** Where each row comes when sorted by a column: column by column, row by row as they stand. */
  readonly ranks: readonly (readonly Rank[])[];
  /** The order of the rows as they stand, where a column has it. */
  readonly initial: Sorting | null;
}

/**
 * Makes a table's headers into buttons that reorder the rows it stands with.
 * @returns brings back plain headers and the first order
 */
export function sortInPlace(
  table: HTMLTableElement,
  { figures, ranks, initial }: SortKeys,
): () => void {
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
    sorting = nextSorting(sorting, at, figures[at] ?? false);
    body?.append(...inOrder(rows, ranks[at] ?? [], sorting.direction));
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
