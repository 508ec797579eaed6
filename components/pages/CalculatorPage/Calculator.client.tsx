'use client';

import { type ReactNode, useDeferredValue } from 'react';

import { Ledger } from '@/components/ui/Ledger/Ledger';
import type {
  Calculator as CalculatorFunctions,
  Explanation,
  Layout,
  Texts,
} from '@/lib/domain/calculator';
import type { PlanStart } from '@/lib/domain/calculator/plan-years';

import styles from './CalculatorPage.module.scss';
import { CalculatorForm } from './CalculatorForm.client';
import { LiveDetails } from './LiveDetails.client';
import { Results } from './Results.client';
import { useFormState } from './use-form-state';
import { CopyLink } from './CopyLink.client';
import { onPlainClick } from './plain-click';

interface ActionsProps {
  path: string;
  /** The address of this result. */
  address: string;
  onReset: () => void;
  /** The page's main button, if it has one. */
  children: ReactNode;
}

/** What can be done with a result, after the form. */
function Actions({ path, address, onReset, children }: ActionsProps) {
  return (
    <div className={styles.actions}>
      {children}
      <CopyLink address={address} />
      <a href={path} onClick={(event) => onPlainClick(event, onReset)}>
        Reset
      </a>
    </div>
  );
}

export interface CalculatorProps {
  calculator: CalculatorFunctions;
  explanation: Explanation;
  layout: Layout;
  path: string;
  /** The fields as the address gives them. */
  given: Texts;
  start: PlanStart;
  /** Breadcrumbs and heading. */
  head: ReactNode;
  /** The side notes next to form and formula. */
  conventions: ReactNode;
  assumptions: ReactNode;
  /** Chart, table and formula of the given fields, rendered by the server. */
  details: ReactNode;
  /** The button after the form; `null` on a page that does not ask to open an account. */
  action: ReactNode;
}

/**
 * A calculator's results and form, then its details: chart, table and formula. Results follow each
 * key at once; details are deferred, so that typing is not delayed by a table of fifty years.
 */
export function Calculator(props: CalculatorProps) {
  const { calculator, explanation, layout, path, given, start, assumptions } = props;
  const { follow } = layout;
  const { state, isChanged, address, pauses, change, reset } = useFormState({
    calculator,
    path,
    given,
    follow,
  });
  const values = useDeferredValue(state.values);
  const hasDetails = !calculator.problem?.(values);
  return (
    <div className={styles.calculator} data-no-account={props.action === null || undefined}>
      <Ledger space="tight" note={props.conventions}>
        {props.head}
        <div className={styles.columns}>
          <Results
            calculator={calculator}
            layout={layout}
            state={state}
            findings={hasDetails ? explanation.findings(values) : []}
            isAnnounced={pauses > 0}
          />
          <CalculatorForm layout={layout} path={path} state={state} onChange={change} />
          <Actions path={path} address={address} onReset={reset}>
            {props.action}
          </Actions>
        </div>
      </Ledger>
      {hasDetails && (
        <LiveDetails
          calculator={calculator}
          explanation={explanation}
          layout={layout}
          path={path}
          start={start}
          values={values}
          assumptions={assumptions}
          isChanged={isChanged}
        >
          {props.details}
        </LiveDetails>
      )}
    </div>
  );
}
