import { z } from 'zod';

const KINDS: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  object: 'an object',
  record: 'an object',
  date: 'a date',
};

/** Messages for people where a schema has none of its own. */
function describeIssue(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'This is missing.';
      return `This should be ${KINDS[issue.expected] ?? `of the kind ${issue.expected}`}.`;
    case 'too_big':
      return describeBound(issue.origin, issue.maximum, 'at most');
    case 'too_small':
      return describeBound(issue.origin, issue.minimum, 'at least');
    case 'invalid_value':
      return `This should be one of: ${issue.values.map(String).join(', ')}.`;
    case 'invalid_format':
      return 'This has the wrong format.';
    default:
      return undefined;
  }
}

function describeBound(origin: string, bound: number | bigint, atMost: string): string {
  if (origin === 'string') return `This should have ${atMost} ${bound} characters.`;
  if (origin === 'array') return `This should have ${atMost} ${bound} items.`;
  return `This should be ${atMost} ${bound}.`;
}

/** True for a general message about a kind of value, which does not say which field it is about. */
export function isOfAnyField(sentence: string): boolean {
  return /^(This|Enter the (date|time)) /.test(sentence);
}

/** Sets the messages for every schema of the process; a schema's own text still takes precedence. */
export function useHumanMessages(): void {
  z.config({ customError: describeIssue });
}
