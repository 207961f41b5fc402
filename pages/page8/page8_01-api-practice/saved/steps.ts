import type { Operation } from '#pages/page8/page8_01-api-practice/catalogue/document.ts'
import { isSecret, type Schema } from '#pages/page8/page8_01-api-practice/catalogue/schema.ts'
import { valuesOf as valuesOfEntry, withoutSecretValues } from '#pages/page8/page8_01-api-practice/history/history.ts'
import { PARAMETER_PARTS, type Values } from '#pages/page8/page8_01-api-practice/request/values.ts'
import type { Step } from '#resources/saved-requests/contract.ts'

/** The part of the values that a saved request stores: no secrets, no file, and no number of parallel requests. */
export function keptValues(operation: Operation, values: Values): Step['values'] {
  const { times: _, ...kept } = withoutSecretValues(operation, values)
  return kept
}

export const stepOf = (operation: Operation, values: Values): Step => ({
  operation: operation.id,
  values: keptValues(operation, values),
  takes: [],
  assertions: [],
})

/** The values of a step that is sent, or opened as a request. */
export const valuesOfStep = (operation: Operation, { values }: Step): Values =>
  valuesOfEntry(operation, { values: { ...values, times: 1 } })

/** The names of an endpoint's secrets, which no step stores. */
export const secretsOf = (operation: Operation): string[] =>
  [...PARAMETER_PARTS.map(part => operation[part]), operation.body?.schema].flatMap(schema =>
    Object.entries(schema?.properties ?? {})
      .filter(([name, member]) => isSecret(name, member))
      .map(([name]) => name),
  )

/** The endpoint for the form of a step, without the fields of secrets. */
export function withoutSecretFields(operation: Operation): Operation {
  const open = (schema: Schema | null) =>
    schema?.properties
      ? {
          ...schema,
          properties: Object.fromEntries(
            Object.entries(schema.properties).filter(([name, member]) => !isSecret(name, member)),
          ),
        }
      : schema
  return {
    ...operation,
    ...Object.fromEntries(PARAMETER_PARTS.map(part => [part, open(operation[part])])),
    body: operation.body && { ...operation.body, schema: open(operation.body.schema) },
  }
}
