'use client';

import { useEffect, useRef, useState } from 'react';

import { riskProfileCalculator } from '@/lib/calculators/risk-profile';
import { RISK_QUESTIONS } from '@/lib/calculators/risk-questions';

import type { Texts } from '../texts';
import { useDesk } from '../use-desk';
import { within } from '../within';
import { Question } from './Question';
import { Result } from './Result';
import styles from './Risk.module.scss';

interface RiskBoardProps {
  path: string;
  /** The answers as the address gives them. */
  given: Texts;
}

/** Gives the focus to what came in place of the last question, but not when the page opens. */
function useFocusOnChange(step: number) {
  const target = useRef<HTMLHeadingElement>(null);
  const last = useRef(step);
  useEffect(() => {
    if (last.current !== step) target.current?.focus();
    last.current = step;
  }, [step]);
  return target;
}

/** Twelve questions, one at a time, then the profile. Each step is an address, so it needs no script. */
export function RiskBoard({ path, given }: RiskBoardProps) {
  const desk = useDesk(riskProfileCalculator, path, given);
  const answers = String(desk.state.values.answers ?? '');
  const step = answers.length;
  /* Every answer given so far, those after a step back included. */
  const [kept, setKept] = useState(answers);
  const isDone = step === RISK_QUESTIONS.length;
  const heading = useFocusOnChange(step);
  const before = answers.slice(0, -1);
  const message = desk.state.form.answers?.errorMessage;
  return (
    <div className={styles.board}>
      {message && (
        <p className={styles.message} role="alert">
          {message} {step === 0 && 'The questions begin anew.'}
        </p>
      )}
      {isDone ? (
        <Result answers={answers} address={desk.address} heading={heading} />
      ) : (
        <Question
          path={path}
          answers={answers}
          former={kept[step]}
          heading={heading}
          onAnswer={(next) => {
            setKept(next + kept.slice(next.length));
            desk.change('answers', next);
          }}
        />
      )}
      {step > 0 && (
        <p className={styles.ways}>
          <a
            href={before ? `${path}?answers=${before}` : path}
            onClick={(event) =>
              within(event, () => (before ? desk.change('answers', before) : desk.reset()))
            }
          >
            {isDone ? 'Back to the last question' : 'Back'}
          </a>
          <a href={path} onClick={(event) => within(event, desk.reset)}>
            Start again
          </a>
        </p>
      )}
    </div>
  );
}
