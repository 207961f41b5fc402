import { type Fault, isPathPattern, METHODS, type Method, parseFault } from '#shared/platform/faults.ts'

// A rule as text, for links: `PATCH /api/profile lost;first=1`.

type RuleText = { method: Method; path: string; fault: Fault }

/** The parts of the text; null: it can't be read. */
export function readRuleText(text: string): { [part in keyof RuleText]: RuleText[part] | null } {
  const [method, path = '', ...fault] = text.trim().split(/\s+/)
  return {
    method: METHODS.find(one => one === method) ?? null,
    path: isPathPattern(path) ? path : null,
    fault: parseFault(fault.join(' ')).fault,
  }
}
