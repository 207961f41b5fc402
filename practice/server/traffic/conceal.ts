import * as z from 'zod/mini'
import { closeBeginning } from '#practice/server/lessons/parse-beginning.ts'
import { type Endpoint, isSchema } from '#shared/contract.ts'
import { type JsonSchema, jsonSchema } from '#shared/json-schema.ts'
import { FAULT_QUERY } from '#shared/platform/faults.ts'
import { MAX_BODY_BYTES, REDACTED } from '#shared/platform/traffic.ts'
import { isSecretName, jsonWithoutSecrets } from '#shared/secrets.ts'
import { parseJson } from '#shared/text/parse-json.ts'
import { concealDeclared, marksSecrets } from './conceal-json.ts'

/** Removes secrets from the requests and responses of one endpoint before they are stored. */
export type Concealer = {
  /** Path and query. */
  address(address: string): string
  /** Null if nothing of the body may be stored. */
  requestBody(text: string, status: number): string | null
  replyBody(text: string, status: number): string | null
}

/** Enough for what is stored of a body: reading a megabyte would hold up other requests. */
const READ_LENGTH = 4 * MAX_BODY_BYTES

/** The complete values at the beginning of a long body, unless they are less than what is stored. */
function beginningOf(text: string): string {
  if (text.length <= READ_LENGTH) return text
  const { closed } = closeBeginning(text.slice(0, READ_LENGTH))
  return closed.length > MAX_BODY_BYTES ? closed : text
}

export function createConcealer(endpoint: Endpoint): Concealer {
  const params = secretNames(endpoint.params)
  const isHiddenQuery = queryHider(endpoint)
  const places = endpoint.path.split('/').map(step => step.startsWith(':') && isHidden(step.slice(1), params))
  const body = isSchema(endpoint.body) ? jsonSchema(endpoint.body, 'input') : null
  const isBodySecret = body !== null && marksSecrets(body)
  const secretReplies = new Map(
    Object.entries(endpoint.replies).flatMap(([status, reply]) => {
      const schema = isSchema(reply) ? jsonSchema(reply, 'output') : null
      return schema && marksSecrets(schema) ? [[Number(status), schema] as const] : []
    }),
  )
  return {
    address(address) {
      const [path = '', ...rest] = address.split('?')
      const kept = places.includes(true)
        ? path
            .split('/')
            .map((step, place) => (places[place] ? REDACTED : step))
            .join('/')
        : path
      return rest.length > 0 ? `${kept}?${concealQuery(rest.join('?'), isHiddenQuery)}` : kept
    },
    requestBody(text, status) {
      if (!isBodySecret) return jsonWithoutSecrets(beginningOf(text))
      // A refused body may contain the secret in any field, such as a password entered as the name.
      const isAccepted = status >= 200 && status < 300
      return isAccepted && isSchema(endpoint.body) && z.safeParse(endpoint.body, parseJson(text)).success
        ? concealText(text, body)
        : null
    },
    replyBody(text, status) {
      const schema = secretReplies.get(status)
      return schema ? concealText(text, schema) : text
    },
  }
}

const isHidden = (name: string, marked: ReadonlySet<string>) => marked.has(name) || isSecretName(name)

function secretNames(schema: Endpoint['query']): Set<string> {
  const properties = Object.entries(schema ? (jsonSchema(schema, 'input').properties ?? {}) : {})
  return new Set(properties.filter(([, property]) => marksSecrets(property)).map(([name]) => name))
}

/** If the endpoint accepts secrets, an undeclared query parameter may contain one. */
function queryHider({ params, query, body }: Endpoint): (name: string) => boolean {
  const marked = secretNames(query)
  const declared = new Set([FAULT_QUERY, ...Object.keys(query ? (jsonSchema(query, 'input').properties ?? {}) : {})])
  const takesSecrets = [params, query, body].some(part => isSchema(part) && marksSecrets(jsonSchema(part, 'input')))
  return name => isHidden(name, marked) || (takesSecrets && !declared.has(name))
}

const concealQuery = (query: string, isHiddenQuery: (name: string) => boolean) =>
  query
    .split('&')
    .map(pair => {
      const [name = ''] = pair.split('=')
      return isHiddenQuery(decode(name)) ? `${name}=${REDACTED}` : pair
    })
    .join('&')

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Null if the text isn't JSON, because a fault may have broken it. */
function concealText(text: string, schema: JsonSchema): string | null {
  try {
    return JSON.stringify(concealDeclared(JSON.parse(text), [schema])) ?? null
  } catch {
    return null
  }
}

/** Headers that may carry secrets, from any client. */
const SECRET_HEADER =
  /auth|cookie|token|secret|passw|pwd|ticket|credential|session|^sec-websocket-protocol$|(^|-)(key|code)$/
const OPEN_HEADERS = new Set(['idempotency-key', 'www-authenticate'])

/** Headers as JSON. The values of those that carry secrets are redacted. */
export function concealHeaders(headers: Iterable<[name: string, value: unknown]>): string {
  const kept: Record<string, string> = {}
  for (const [name, value] of headers)
    kept[name] = SECRET_HEADER.test(name) && !OPEN_HEADERS.has(name) ? REDACTED : String(value)
  return JSON.stringify(kept)
}
