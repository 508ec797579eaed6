'use client';

import { useSearchParams } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';

import { parseState, textsOf } from '@/lib/domain/calculator';
import { riskProfileCalculator } from '@/lib/domain/calculator/records/risk-profile-calculator';
import { RISK_QUESTIONS } from '@/lib/domain/calculator/risk-questions';

import { onPlainClick } from '../plain-click';
import { Question } from './Question.client';
import styles from './Risk.module.scss';
import { RiskResult } from './RiskResult';

export interface RiskProfileProps {
  path: string;
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

/**
 * Twelve questions, one at a time, then the profile. Each step has its own address, so that it
 * works without JavaScript, and the browser's Back button returns to the previous question.
 */
export default function RiskProfile({ path }: RiskProfileProps) {
  const given = textsOf(riskProfileCalculator.fields, useSearchParams());
  const state = parseState(riskProfileCalculator, given);
  const answers = String(state.values.answers ?? '');
  const addressOf = (digits: string) => (digits ? `${path}?answers=${digits}` : path);
  const goTo = (digits: string) => history.pushState(null, '', addressOf(digits));
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
        <RiskResult answers={answers} address={addressOf(answers)} heading={heading} />
      ) : (
        <Question
          path={path}
          answers={answers}
          former={allAnswers[step]}
          heading={heading}
          onAnswer={(next) => {
            setAllAnswers(next + allAnswers.slice(next.length));
            goTo(next);
          }}
        />
      )}
      {step > 0 && (
        <p className={styles.links}>
          <a href={addressOf(before)} onClick={(event) => onPlainClick(event, () => goTo(before))}>
            {isDone ? 'Back to the last question' : 'Back'}
          </a>
          <a href={path} onClick={(event) => onPlainClick(event, () => goTo(''))}>
            Start again
          </a>
        </p>
      )}
    </div>
  );
}
