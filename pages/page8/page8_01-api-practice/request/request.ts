import { check, type Issue } from '#pages/page8/page8_01-api-practice/catalogue/check.ts'
import type { Operation } from '#pages/page8/page8_01-api-practice/catalogue/document.ts'
import { parse } from '#pages/page8/page8_01-api-practice/reply/reply.ts'
import { FAULT_HEADER } from '#shared/platform/faults.ts'
import { PARAMETER_PARTS, textsOf, type Values, writeText } from './values.ts'

/** A request as it is sent, without the token. `url` starts at the server's root. */
export type RequestLine = { method: string; url: string; headers: Record<string, string>; body: string | File | null }

export function buildRequest(operation: Operation, values: Values): RequestLine {
  const body = bodyOf(operation, values)
  const headers = Object.entries(values.headers).map(([name, value]) => [name, writeText(value)] as const)
  return {
    method: operation.method,
    url: addressOf(operation, values),
    headers: {
      ...(body !== null && { 'content-type': operation.body?.mediaType ?? 'application/json' }),
      ...Object.fromEntries(headers),
      ...(values.fault && { [FAULT_HEADER]: values.fault }),
    },
    body,
  }
}

/** Path and query with these values. A missing path parameter leaves its segment empty. */
export function addressOf({ path }: Operation, { params, query }: Values): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(textsOf(params[name]).join()))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) for (const text of textsOf(value)) search.append(name, text)
  return search.size > 0 ? `${filled}?${search}` : filled
}

function bodyOf({ body }: Operation, { body: value, text, file }: Values): string | File | null {
  if (!body) return null
  if (!body.schema) return file ?? text
  return text ?? (value === undefined ? null : JSON.stringify(value))
}

/** Where the request differs from its contract. Pointers start with the part: `/query/limit`. */
export function requestIssues(operation: Operation, values: Values): Issue[] {
  const issues = PARAMETER_PARTS.flatMap(part => {
    const schema = operation[part]
    if (!schema) return []
    const issues = check(schema, values[part], `/${part}`)
    // A header can be left out on purpose, such as If-Match, to see the refusal.
    return part === 'headers' ? issues.filter(({ code }) => code !== 'required') : issues
  })
  const schema = operation.body?.schema
  if (!schema) return issues
  const read = bodyValue(values)
  if (!read) return [...issues, { pointer: '/body', code: 'json' }]
  if (read.value === undefined) return [...issues, { pointer: '/body', code: 'required' }]
  return [...issues, ...check(schema, read.value, '/body')]
}

/** The body as a value; null if it is text that is not JSON. */
export const bodyValue = ({ body, text }: Values): { value: unknown } | null =>
  text === null ? { value: body } : parse(text)

/** True if this request ends the session that sends it. */
export function endsOwnSession({ method, url }: RequestLine, sessionId: number | undefined): boolean {
  const [path = ''] = url.split('?')
  return method === 'DELETE' && ['current', String(sessionId)].some(id => path === `/api/sessions/${id}`)
}
