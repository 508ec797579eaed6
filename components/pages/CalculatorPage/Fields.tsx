import { ChoiceField } from '@/components/ui/ChoiceField/ChoiceField';
import { SliderField } from '@/components/ui/SliderField/SliderField';

import styles from './Board.module.scss';
import type { Board } from './use-board';
import type { BoardView } from './view';

interface FieldsProps {
  board: Board;
  view: BoardView;
  path: string;
}

function OneField({ name, board }: { name: string; board: Board }) {
  const { specs, form, values } = board.state;
  const [spec, field] = [specs[name], form[name]];
  if (!spec || !field) return null;
  if (spec.kind === 'number') {
    return (
      <SliderField
        {...{ name, spec, field }}
        value={Number(values[name])}
        onChange={board.change}
      />
    );
  }
  if (spec.kind !== 'choice') return null;
  return (
    <ChoiceField
      {...{ name, spec, field }}
      value={String(values[name])}
      onChange={board.change}
    />
  );
}

/** The form. Without scripts it sends its fields to the calculator's own address. */
export function Fields({ board, view, path }: FieldsProps) {
  return (
    <form
      action={path}
      method="get"
      noValidate
      className={styles.form}
      aria-label="Inputs"
      onSubmit={(event) => event.preventDefault()}
    >
      {view.fields(board.state.values).map((name) => (
        <OneField key={name} name={name} board={board} />
      ))}
      {view.extra?.(board)}
      <noscript>
        <button type="submit" className={styles.submit}>
          Work it out
        </button>
      </noscript>
    </form>
  );
}
