'use client';

import { useEffect, useRef, useState } from 'react';

import type { Texts } from '@/lib/calculators';
import { riskProfileCalculator } from '@/lib/calculators/risk-profile';
import { RISK_QUESTIONS } from '@/lib/calculators/risk-questions';

import { onPlainClick } from '../plain-click';
import { useFormState } from '../use-form-state';
import { Question } from './Question.client';
import styles from './Risk.module.scss';
import { RiskResult } from './RiskResult';

export interface RiskProfileProps {
  path: string;
  /** The answers as the address gives them. */
  given: Texts;
}

/** Focuses the heading of each new step, but not when the page opens. */
function useFocusOnChange(step: number) {
  const target = useRef<HTMLHeadingElement>(null);
  const last = useRef(step);
  useEffect(() => {
    if (last.current !== step) target.current?.focus();
    last.current = step;
  }, [step]);
  return target;
}

/** Twelve questions, one at a time, then the profile. Each step is an address, so it needs no scripts. */
export default function RiskProfile({ path, given }: RiskProfileProps) {
  const { state, address, change, reset } = useFormState({
    ...{ calculator: riskProfileCalculator, path, given },
  });
  const answers = String(state.values.answers ?? '');
  const step = answers.length;
  /* Every answer so far, those after a step back included. */
  const [allAnswers, setAllAnswers] = useState(answers);
  const isDone = step === RISK_QUESTIONS.length;
  const heading = useFocusOnChange(step);
  const before = answers.slice(0, -1);
  const message = state.form.answers?.errorMessage;
  return (
    <div className={styles.questionnaire}>
      {message && (
        <p className={styles.message} role="alert">
          {message} {step === 0 && 'The questions begin anew.'}
        </p>
      )}
      {isDone ? (
        <RiskResult answers={answers} address={address} heading={heading} />
      ) : (
        <Question
          path={path}
          answers={answers}
          former={allAnswers[step]}
          heading={heading}
          onAnswer={(next) => {
            setAllAnswers(next + allAnswers.slice(next.length));
            change('answers', next);
          }}
        />
      )}
      {step > 0 && (
        <p className={styles.links}>
          <a
            href={before ? `${path}?answers=${before}` : path}
            onClick={(event) =>
              onPlainClick(event, () => (before ? change('answers', before) : reset()))
            }
          >
            {isDone ? 'Back to the last question' : 'Back'}
          </a>
          <a href={path} onClick={(event) => onPlainClick(event, reset)}>
            Start again
          </a>
        </p>
      )}
    </div>
  );
}
