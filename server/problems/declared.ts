import type { Operation } from '#server/resources.ts'
import { isSchema } from '#shared/contract.ts'
import { PROBLEMS } from '#shared/errors.ts'
import { jsonSchema } from '#shared/json-schema.ts'
import { commonRefusal, repliesOf } from '#shared/problems/common-refusals.ts'

export type ProblemCode = keyof typeof PROBLEMS
export const isProblemCode = (code: string): code is ProblemCode => Object.hasOwn(PROBLEMS, code)

/** The endpoints that declare the refusal. `isCommon`: others can return it without declaring it. */
export type Declared = { endpoints: Operation[]; isCommon: boolean }

/** Finds the endpoints that declare a refusal with this code. */
export function declarationsOf(code: ProblemCode, operations: readonly Operation[]): Declared {
  const status = PROBLEMS[code]
  const endpoints = operations.filter(({ endpoint }) => hasCode(repliesOf(endpoint)[status], code))
  const isCommon =
    endpoints.length === 0 || operations.some(({ endpoint }) => hasCode(commonRefusal(endpoint, status), code))
  return { endpoints, isCommon }
}

function hasCode(reply: unknown, code: string): boolean {
  if (!isSchema(reply)) return false
  // Refusals declare their codes (`refusal`).
  const { code: declared } = (jsonSchema(reply, 'output').properties ?? {}) as {
    code?: { enum?: string[]; const?: string }
  }
  return declared?.enum?.includes(code) ?? declared?.const === code
}
