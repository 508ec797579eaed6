import { useState, type RefObject } from 'react';

import { RISK_QUESTIONS } from '@/lib/calculators/risk-questions';

import styles from './Risk.module.scss';

interface QuestionProps {
  path: string;
  /** The digits of the answers so far. */
  answers: string;
  heading: RefObject<HTMLHeadingElement | null>;
  onAnswer: (answers: string) => void;
}

/** One question with five answers, each a key that leads to the next. */
export function Question({ path, answers, heading, onAnswer }: QuestionProps) {
  const at = answers.length;
  /* What was answered before going back, so that the old answer shows. */
  const [longest, setLongest] = useState(answers);
  const asked = RISK_QUESTIONS[at];
  if (!asked) return null;
  const former = longest.startsWith(answers) ? longest[at] : undefined;
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
                  setLongest(answers + points + longest.slice(at + 1));
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
