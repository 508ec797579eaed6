import type { AnyRule, RuleKind } from './types';

interface Message {
  readonly problem: string;
  readonly cure: string;
}

/** The message of each rule: what is wrong, then what to do. `{…}` are the rule's parameters. */
export const MESSAGES: Readonly<Record<RuleKind, Message>> = {
  required: { problem: '{label} is blank.', cure: 'Fill it in to go on.' },
  single: { problem: '{label} is given more than once.', cure: 'Give it once.' },
  validEmail: {
    problem: '{label} is not a complete e-mail address.',
    cure: 'Write it like name@example.com.',
  },
  validMobile: {
    problem: '{label} is not a 10-digit mobile number.',
    cure: 'Write ten digits, the first from 6 to 9, without +91 or a leading 0.',
  },
  minLength: { problem: '{label} is too short.', cure: 'Write at least {length} characters.' },
  maxLength: { problem: '{label} is too long.', cure: 'Keep it to {length} characters.' },
  isNumeric: {
    problem: '{label} takes digits only.',
    cure: 'Leave out letters, blanks and signs.',
  },
  isDecimal: { problem: '{label} is not a number.', cure: 'Write it in figures, like 12 or 12.5.' },
  isWhole: { problem: '{label} takes whole numbers only.', cure: 'Leave out the decimals.' },
  decimals: {
    problem: '{label} has too many decimals.',
    cure: 'Write at most {places} of them.',
  },
  range: { problem: '{label} is outside its range.', cure: 'Enter {min} to {max}.' },
  oneOf: { problem: '{label} is not one of the choices.', cure: 'Choose one of: {options}.' },
  custom: { problem: '{label} is not right.', cure: 'Check it.' },
};

function interpolate(template: string, parameters: Readonly<Record<string, unknown>>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = parameters[name];
    return Array.isArray(value) ? value.join(', ') : String(value);
  });
}

/** The message of a failed rule: its own, or the table's with label and parameters filled in. */
export function messageOf(
  label: string,
  rule: AnyRule & { readonly message?: string; readonly cure?: string },
): string {
  if (rule.message !== undefined) return rule.message;
  const { problem, cure } = MESSAGES[rule.kind as RuleKind];
  return interpolate(`${problem} ${rule.cure ?? cure}`, { ...rule, label });
}
