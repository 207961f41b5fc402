import type { Operation } from '#pages/page8/page8_01-api-practice/catalogue/document.ts'
import {
  holdsSecrets,
  isObject,
  isSecret,
  type Schema,
  withoutSecrets,
} from '#pages/page8/page8_01-api-practice/catalogue/schema.ts'
import { parseJson } from '#shared/text/parse-json.ts'
import {
  blankValues,
  MAX_AT_ONCE,
  PARAMETER_PARTS,
  type ParameterPart,
  readText,
  textsOf,
  type Values,
} from './values.ts'

/** Mail programs and proxies cut longer URLs, so the body is then left out. */
export const MAX_BODY_LENGTH = 4000

export const MAX_FAULT_LENGTH = 200
const readTimes = (text: string | null) => Math.min(Math.max(Math.trunc(Number(text)) || 1, 1), MAX_AT_ONCE)

const isOurs = (name: string) => /^(params|query|headers)\.|^(body|text|as|fault|times|without)$/.test(name)
const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** The search string with all values except secrets. Parameters of others in `search` are kept. */
export function writeValues(operation: Operation, values: Values, search: string): string {
  const kept = new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => !isOurs(name)))
  const blank = blankValues(operation)
  for (const part of PARAMETER_PARTS) writeParameters(kept, part, operation, values, blank)
  writeBody(kept, operation, values, blank)
  if (values.isAnonymous) kept.set('as', 'nobody')
  if (values.fault) kept.set('fault', values.fault)
  if (values.times > 1) kept.set('times', String(values.times))
  return kept.size > 0 ? `?${kept}` : ''
}

function writeParameters(
  to: URLSearchParams,
  part: ParameterPart,
  operation: Operation,
  values: Values,
  blank: Values,
) {
  // In the declared order, so that the same values always result in the same link.
  const declared = Object.keys(operation[part]?.properties ?? {})
  const names = Object.keys(values[part]).sort((a, b) => declared.indexOf(a) - declared.indexOf(b))
  for (const name of names) {
    const value = values[part][name]
    const isHidden = isSecret(name, operation[part]?.properties?.[name])
    if (isHidden || isSame(value, blank[part][name])) continue
    for (const text of textsOf(value)) to.append(`${part}.${name}`, text)
  }
  // Fields of the blank form that were removed here, or hold an empty list.
  for (const name of Object.keys(blank[part]))
    if (textsOf(values[part][name]).length < Math.min(1, textsOf(blank[part][name]).length))
      to.append('without', `${part}.${name}`)
}

function writeBody(to: URLSearchParams, { body: declared }: Operation, { body, text }: Values, blank: Values) {
  const schema = declared?.schema ?? undefined
  if (text !== null) {
    // A body text may contain a secret anywhere.
    if (!holdsSecrets(schema) && text.length <= MAX_BODY_LENGTH) to.set('text', text)
    return
  }
  const shown = withoutSecrets(body, schema)
  if (shown === undefined || isSame(shown, withoutSecrets(blank.body, schema))) return
  const written = JSON.stringify(shown)
  if (written.length <= MAX_BODY_LENGTH) to.set('body', written)
}

/** The part of a search string that holds values; empty if there is none. */
export const valuesPart = (search: string): string =>
  new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => isOurs(name))).toString()

/** The values in a search string. What it can't contain (secrets) is as in a blank form. */
export function readValues(operation: Operation, search: string): Values {
  const given = new URLSearchParams(search)
  const blank = blankValues(operation)
  const values = {
    ...blank,
    text: given.get('text'),
    isAnonymous: given.get('as') === 'nobody',
    fault: (given.get('fault') ?? '').slice(0, MAX_FAULT_LENGTH),
    times: readTimes(given.get('times')),
  }
  for (const part of PARAMETER_PARTS) {
    const names = [...new Set(given.keys())].filter(name => name.startsWith(`${part}.`))
    const without = new Set(given.getAll('without'))
    const entries = [
      ...Object.entries(blank[part]).filter(([name]) => !without.has(`${part}.${name}`)),
      ...names.map(name => {
        const own = name.slice(part.length + 1)
        return [own, readTexts(operation[part]?.properties?.[own], given.getAll(name))] as const
      }),
    ]
    values[part] = Object.fromEntries(entries)
  }
  const body = parseJson(given.get('body') ?? '')
  if (body !== undefined) values.body = withSecretsOf(blank.body, body, operation.body?.schema ?? undefined)
  return values
}

function readTexts(schema: Schema = {}, texts: string[]): unknown {
  if (schema.type === 'array') return texts.map(text => readText(schema.items ?? {}, text))
  return readText(schema, texts[0] ?? '')
}

/** Fields of secrets are in the form, empty, although the URL does not contain them. */
function withSecretsOf(blank: unknown, body: unknown, schema: Schema | undefined): unknown {
  if (!isObject(blank) || !isObject(body)) return body
  const hidden = Object.entries(blank).filter(([name]) => isSecret(name, schema?.properties?.[name]))
  return { ...Object.fromEntries(hidden), ...body }
}
