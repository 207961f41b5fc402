import * as z from 'zod/mini'
import { defineFields, version } from '#shared/fields.ts'
import { isSecretName } from '#shared/secrets.ts'
import {
  ASSERTION_KINDS,
  MAX_ASSERTIONS,
  MAX_STEPS,
  MAX_TAKES,
  SOURCES,
  VARIABLE_NAME,
  wrongInAssertion,
  wrongInTake,
} from './rules.ts'

const text = (most: number) => z.string().check(z.maxLength(most))
const record = z.record(z.string(), z.unknown())

/** The input for an endpoint, without secrets. Text can contain variables as `{{name}}`. */
export const StepValues = z
  .object({
    params: record,
    query: record,
    headers: record,
    body: z.optional(z.unknown()),
    /** The body as text, if it was written by hand; otherwise null. */
    text: z.nullable(z.string()),
    /** Whether it is sent without the session's token. */
    isAnonymous: z.boolean(),
    /** The practice fault of the request; empty for none. */
    fault: text(200),
  })
  // Pages leave secrets out, and the server refuses any that are sent, so that none is ever stored.
  .check(z.refine(values => !holdsNamedSecret(values), { error: 'holds-secret' }))

const holdsNamedSecret = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.some(holdsNamedSecret)
  if (value === null || typeof value !== 'object') return false
  return Object.entries(value).some(([name, member]) => isSecretName(name) || holdsNamedSecret(member))
}

/** A variable, and where its value is in the response: `at` is a JSON pointer (RFC 6901) or a header name. */
const Take = z
  .object({ name: z.string().check(z.regex(VARIABLE_NAME)), from: z.enum(SOURCES), at: text(500) })
  .check(z.check(refusing(wrongInTake)))
export type Take = z.infer<typeof Take>

/** A condition on the response. `expected` is a list of statuses, JSON, text, a regular expression or milliseconds. */
const Assertion = z
  .object({ kind: z.enum(ASSERTION_KINDS), at: text(500), expected: text(2000) })
  .check(z.check(refusing(wrongInAssertion)))
export type Assertion = z.infer<typeof Assertion>

/** A check whose rule returns the invalid member. */
function refusing<T>(rule: (value: T) => { member: string; code: string } | null) {
  return ({ value, issues }: z.core.ParsePayload<T>) => {
    const wrong = rule(value)
    if (wrong) issues.push({ code: 'custom', message: wrong.code, path: [wrong.member], input: value })
  }
}

/** A request, the variables taken from its response, and its assertions. */
const Step = z.object({
  operation: z.string().check(z.minLength(1), z.maxLength(100)),
  values: StepValues,
  takes: z.array(Take).check(z.maxLength(MAX_TAKES)),
  assertions: z.array(Assertion).check(z.maxLength(MAX_ASSERTIONS)),
})
export type Step = z.infer<typeof Step>

export const fields = defineFields({
  name: { kind: 'text', schema: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)) },
  /** Sent in sequence. */
  steps: { kind: 'json', schema: z.array(Step).check(z.minLength(1), z.maxLength(MAX_STEPS)) },
  id: { kind: 'text', from: 'row' },
  ...version,
})
