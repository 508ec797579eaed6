'use client';

import type { RefObject } from 'react';

import { RISK_QUESTIONS } from '@/lib/domain/calculator/risk-questions';

import styles from './Risk.module.scss';

interface QuestionProps {
  path: string;
  /** The digits of the answers so far. */
  answers: string;
  /** The points of the answer that was given before going back. */
  former: string | undefined;
  heading: RefObject<HTMLHeadingElement | null>;
  onAnswer: (answers: string) => void;
}

/** One question with five answers, each a button that leads to the next question. */
export function Question({ path, answers, former, heading, onAnswer }: QuestionProps) {
  const at = answers.length;
  const asked = RISK_QUESTIONS[at];
  if (!asked) return null;
  return (
    <form action={path} aria-labelledby="question-heading" className={styles.question}>
      <p className={styles.progress}>
        <label htmlFor="progress">
          Question {at + 1} of {RISK_QUESTIONS.length}
        </label>
        <progress id="progress" max={RISK_QUESTIONS.length} value={at} />
      </p>
      <h2 id="question-heading" ref={heading} tabIndex={-1}>
        {asked.question}
      </h2>
      <ul>
        {asked.answers.map((text, index) => {
          const points = String(index + 1);
          return (
            <li key={text}>
              <button
                type="submit"
                name="answers"
                value={answers + points}
                data-former={former === points ? '' : undefined}
                onClick={(event) => {
                  event.preventDefault();
                  onAnswer(answers + points);
                }}
              >
                {text}
                {former === points && <small>your answer before</small>}
              </button>
            </li>
          );
        })}
      </ul>
    </form>
  );
}
