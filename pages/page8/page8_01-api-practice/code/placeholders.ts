import type { Operation } from '#pages/page8/page8_01-api-practice/catalogue/document.ts'
import {
  holdsSecrets,
  isSecret,
  type Schema,
  withoutSecrets,
} from '#pages/page8/page8_01-api-practice/catalogue/schema.ts'
import { buildRequest, type RequestLine } from '#pages/page8/page8_01-api-practice/request/request.ts'
import { PARAMETER_PARTS, type Values } from '#pages/page8/page8_01-api-practice/request/values.ts'

/**
 * Generated code names its secrets but contains none: each is replaced by a marker, which every language writes in its
 * own way.
 */
const MARK = '\0'
const markOf = (name: string) => `${MARK}${name.replace(/\W/g, '_')}${MARK}`
/** A marker in a URL, in JSON, and plain. */
const IN_URL = /%00(\w+)%00/g
const IN_JSON = /\\u0000(\w+)\\u0000/g
const AS_JSON = /"\\u0000(\w+)\\u0000"/g
const IN_TEXT = /\0(\w+)\0/g

/** The environment variable of a secret: `nextPassword` → `STRIVE_NEXT_PASSWORD`. */
export const variableOf = (name: string) => `STRIVE_${name.replace(/([a-z\d])([A-Z])/g, '$1_$2').toUpperCase()}`

type Write = (name: string) => string
export const fillUrl = (url: string, write: Write) => url.replace(IN_URL, (_, name: string) => write(name))
export const fillJson = (json: string, write: Write) => json.replace(IN_JSON, (_, name: string) => write(name))
/** The same, including the surrounding quotes. */
export const fillJsonStrings = (json: string, write: Write) => json.replace(AS_JSON, (_, name: string) => write(name))
export const fillText = (text: string, write: Write) => text.replace(IN_TEXT, (_, name: string) => write(name))
export const hasMark = (text: string) => text.includes(MARK) || text.includes('%00')
export const marksIn = (text: string): string[] =>
  [...text.matchAll(IN_URL), ...text.matchAll(IN_TEXT)].map(found => found[1] ?? '')

/** True if the request carries the token. A public endpoint needs none. */
export const carriesToken = (operation: Operation, { isAnonymous }: Values) => !isAnonymous && !operation.isPublic

/** The request with markers instead of secrets. `value` is the body if it is JSON, for formatting. */
export function markedRequest(operation: Operation, values: Values): RequestLine & { value: unknown } {
  const marked = { ...values }
  for (const part of PARAMETER_PARTS) marked[part] = markMembers(values[part], operation[part])
  const schema = operation.body?.schema ?? undefined
  if (values.text === null) marked.body = withoutSecrets(values.body, schema, markOf)
  else if (holdsSecrets(schema)) markText(marked, values.text, schema)
  return { ...buildRequest(operation, marked), value: marked.text === null && schema ? marked.body : undefined }
}

const markMembers = (members: Record<string, unknown>, schema: Schema | null) =>
  Object.fromEntries(
    Object.entries(members).map(([name, value]) => [
      name,
      isSecret(name, schema?.properties?.[name]) ? markOf(name) : value,
    ]),
  )

/** For a body written by hand: in JSON, secrets are replaced by markers; in any other text, they can't be located. */
function markText(marked: Values, text: string, schema: Schema | undefined) {
  try {
    marked.body = withoutSecrets(JSON.parse(text), schema, markOf)
    marked.text = null
  } catch {
    marked.text = markOf('body')
  }
}
