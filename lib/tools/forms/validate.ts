import type { AnyRule, Field, RuleKind, RuleTest } from './types';

/** Rules by their kind, as `COMMON_RULES`. Each takes the parameters of its own kind. */
type Tests = Readonly<Partial<Record<RuleKind, RuleTest<never>>>>;

/**
 * The content that the rules test: the value of a choice, or a text with its white space trimmed.
 */
function contentOf(value: unknown): string | readonly unknown[] {
  if (Array.isArray(value)) return value;
  if (typeof value === 'string') return value.trim();
  if (typeof value === 'number') return String(value);
  if (typeof value === 'object' && value !== null && 'value' in value) {
    return typeof value.value === 'object' ? '' : String(value.value ?? '').trim();
  }
  return '';
}

const testOf = (tests: Tests, { kind }: AnyRule): RuleTest<never> | undefined =>
  Object.hasOwn(tests, kind) ? tests[kind as RuleKind] : undefined;

/** Whether a value passes one rule. An empty one passes all but `required`; an unknown kind passes. */
function passes(tests: Tests, value: unknown, rule: AnyRule): boolean {
  const content = contentOf(value);
  if (content.length === 0) return rule.kind !== 'required';
  const text =
    typeof content === 'string' ? content : content.length === 1 ? String(content[0]).trim() : '';
  return testOf(tests, rule)?.passes(text, rule as never, content) ?? true;
}

function interpolate(template: string, parameters: Readonly<Record<string, unknown>>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = parameters[name];
    return Array.isArray(value) ? value.join(', ') : String(value);
  });
}

/** The message of a failed rule: its own, or the table's with label and parameters filled in. */
function messageOf(
  tests: Tests,
  label: string,
  rule: AnyRule & { readonly message?: string; readonly cure?: string },
): string {
  if (rule.message !== undefined) return rule.message;
  const { problem = '', cure = '' } = testOf(tests, rule) ?? {};
  return interpolate(`${problem} ${rule.cure ?? cure}`, { ...rule, label });
}

/** Validates a field: rules run in order, and the first that fails gives the message. */
export function validateWith<V, R extends AnyRule>(tests: Tests, field: Field<V, R>): Field<V, R> {
  const failed = field.rules.find((rule) => !passes(tests, field.value, rule));
  return {
    ...field,
    isValid: failed === undefined,
    errorMessage: failed === undefined ? '' : messageOf(tests, field.label, failed),
  };
}
