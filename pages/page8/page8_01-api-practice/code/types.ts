import type { Operation } from '#pages/page8/page8_01-api-practice/catalogue/document.ts'
import type { Schema } from '#pages/page8/page8_01-api-practice/catalogue/schema.ts'
import { propertyName, quote } from './fetch.ts'

/** `listLogins` → `ListLogins`: the prefix of an endpoint's types. */
export const typePrefix = ({ id }: Operation) => {
  const words = id.replace(/[^A-Za-z\d]+(\w?)/g, (_, next: string) => next.toUpperCase())
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export const isGood = (status: string) => status.startsWith('2')

/** The TypeScript types of an endpoint: its input, and its response for each status. */
export function typesCode(operation: Operation): string {
  const prefix = typePrefix(operation)
  const { params, query, headers, body, replies } = operation
  const parts = [
    ['Params', params],
    ['Query', query],
    ['Headers', headers],
  ] as const
  const taken = parts.flatMap(([name, schema]) => (schema ? [declare(`${prefix}${name}`, typeText(schema))] : []))
  if (body) taken.push(declare(`${prefix}Body`, body.schema ? typeText(body.schema) : 'BodyInit'))
  const answered = Object.entries(replies).map(([status, reply]) =>
    declare(`${prefix}Reply${status}`, reply.schema ? typeText(reply.schema) : reply.mediaType ? 'Blob' : 'undefined'),
  )
  const good = Object.keys(replies).filter(isGood)
  const union = good.map(status => `${prefix}Reply${status}`).join(' | ') || 'never'
  return [...taken, ...answered, declare(`${prefix}Reply`, union)].join('\n')
}

const declare = (name: string, text: string) => `export type ${name} = ${text}\n`

/** A schema as a type. A recursive schema is cut where it repeats. */
export function typeText(schema: Schema, indent = '', within: readonly Schema[] = []): string {
  if (within.includes(schema)) return 'unknown'
  const inside = [...within, schema]
  const inner = (one: Schema) => typeText(one, indent, inside)
  if ('const' in schema) return literalType(schema.const)
  if (schema.enum) return schema.enum.map(literalType).join(' | ')
  const variants = schema.anyOf ?? schema.oneOf
  if (variants) return variants.map(inner).join(' | ')
  if (schema.allOf) return schema.allOf.map(one => `(${inner(one)})`).join(' & ')
  switch (schema.type) {
    case 'integer':
      return 'number'
    case 'string':
    case 'number':
    case 'boolean':
    case 'null':
      return schema.type
    case 'array':
      return schema.prefixItems ? `[${schema.prefixItems.map(inner).join(', ')}]` : arrayType(inner(schema.items ?? {}))
    case 'object':
      return objectType(schema, indent, inside)
    default:
      return 'unknown'
  }
}

const literalType = (value: unknown) => (typeof value === 'string' ? quote(value) : JSON.stringify(value))
const arrayType = (item: string) => (/^\w+$/.test(item) ? `${item}[]` : `Array<${item}>`)

function objectType(schema: Schema, indent: string, within: readonly Schema[]): string {
  const { properties = {}, required = [], additionalProperties: others } = schema
  const deeper = `${indent}  `
  const members = Object.entries(properties).map(
    ([name, member]) =>
      `${deeper}${propertyName(name)}${required.includes(name) ? '' : '?'}: ${typeText(member, deeper, within)}`,
  )
  const rest = typeof others === 'object' ? typeText(others, indent, within) : 'unknown'
  if (members.length === 0) return `Record<string, ${rest}>`
  const type = `{\n${members.join('\n')}\n${indent}}`
  return typeof others === 'object' && Object.keys(others).length > 0 ? `${type} & Record<string, ${rest}>` : type
}
