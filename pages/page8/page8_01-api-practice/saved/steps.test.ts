// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { readOperations } from '#pages/page8/page8_01-api-practice/catalogue/document.ts'
import { isSecret, type JsonObject, type Schema } from '#pages/page8/page8_01-api-practice/catalogue/schema.ts'
import { writeValues } from '#pages/page8/page8_01-api-practice/request/share.ts'
import { blankValues } from '#pages/page8/page8_01-api-practice/request/values.ts'
import { SavedRequestFields, type Step } from '#resources/saved-requests/contract.ts'
import { findOperations } from '#server/resources.ts'
import { openapi } from '#shared/openapi/openapi.ts'
import { valuesOf } from '#tests/schema-values.ts'
import { secretsOf, stepOf, valuesOfStep, withoutSecretFields } from './steps.ts'

const operations = readOperations(openapi({ title: 'test', version: '1' }, await findOperations()))
const SECRET = 'hush-hush-654321'

const part = (schema: Schema | null | undefined) =>
  (schema ? valuesOf(schema) : fc.constant({})).map(value =>
    Object.fromEntries(
      Object.entries(value as JsonObject).map(([name, member]) => [
        name,
        isSecret(name, schema?.properties?.[name]) ? SECRET : member,
      ]),
    ),
  )

describe.each(operations.map(operation => ({ id: operation.id, operation })))('$id', ({ operation }) => {
  test('a saved step contains no secret, is valid for the server, and restores the values', () => {
    const filled = fc
      .record({
        params: part(operation.params),
        query: part(operation.query),
        headers: part(operation.headers),
        body: part(operation.body?.schema),
        isAnonymous: fc.boolean(),
        fault: fc.constantFrom('', 'delay=800;p=0.5'),
      })
      .map(values => ({ ...blankValues(operation), ...values, body: operation.body ? values.body : undefined }))
    fc.assert(
      fc.property(filled, values => {
        const kept = JSON.parse(JSON.stringify(stepOf(operation, values))) as Step
        expect(JSON.stringify(kept)).not.toContain(SECRET)
        expect(z.safeParse(SavedRequestFields, { name: 'x', steps: [kept] }).error?.issues).toBeUndefined()
        // A link contains all values except secrets.
        expect(writeValues(operation, valuesOfStep(operation, kept), '')).toBe(writeValues(operation, values, ''))
      }),
      { numRuns: 30 },
    )
  })

  test('the form of a step has no field for a secret', () => {
    expect(secretsOf(withoutSecretFields(operation))).toEqual([])
  })
})
