import * as z from 'zod/mini'
import { linkToApiPractice } from '#client/router/links.ts'
import type { TrafficDetail } from '#resources/traffic/contract.ts'
import { valueAt } from '#shared/json-pointer.ts'
import { isJson, REDACTED } from '#shared/platform/traffic.ts'

const Parameter = z.object({ name: z.string(), in: z.string() })
const Reference = z.object({ $ref: z.string() })
const Operation = z.object({
  operationId: z.string(),
  tags: z.array(z.string()),
  parameters: z.array(z.union([Parameter, Reference])),
})
const Document = z.object({ paths: z.record(z.string(), z.record(z.string(), Operation)) })

/** Longer bodies are left out of URLs, as in API Practice itself. */
const MAX_BODY_LENGTH = 4_000

/**
 * A link to the same request in API Practice, or null if the OpenAPI document does not contain the endpoint. Secrets
 * are left out.
 */
export function practiceLink(document: unknown, entry: TrafficDetail): string | null {
  const { data } = z.safeParse(Document, document)
  for (const [template, operations] of Object.entries(data?.paths ?? {})) {
    const operation = Object.values(operations).find(one => one.operationId === entry.endpoint)
    const [resource] = operation?.tags ?? []
    if (!operation || !resource) continue
    const parameters = operation.parameters.map(one =>
      '$ref' in one ? z.parse(Parameter, valueAt(document, one.$ref)) : one,
    )
    return linkOf({ ...operation, parameters }, resource, template, entry)
  }
  return null
}

function linkOf(
  { operationId, parameters }: { operationId: string; parameters: z.infer<typeof Parameter>[] },
  resource: string,
  template: string,
  entry: TrafficDetail,
) {
  const { pathname, searchParams } = new URL(entry.path, 'http://any')
  const names = (where: string) => new Set(parameters.filter(one => one.in === where).map(one => one.name))
  const [known, wanted] = [names('query'), names('header')]
  const steps = pathname.split('/')
  const params = template
    .split('/')
    .flatMap((step, place) => (step.startsWith('{') ? [[step.slice(1, -1), decode(steps[place] ?? '')] as const] : []))
  return linkToApiPractice({
    resource,
    operation: operationId,
    params: params.filter(isOpen),
    query: [...searchParams].filter(([name]) => known.has(name)).filter(isOpen),
    headers: Object.entries(entry.requestHeaders)
      .filter(([name]) => wanted.has(name))
      .filter(isOpen),
    body: bodyOf(entry),
  })
}

const isOpen = ([, text]: readonly [string, string]) => text !== REDACTED

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The body if it is complete JSON without secrets. Any other would be filled in incorrectly. */
function bodyOf({ requestBody, requestHeaders, isRequestCut }: TrafficDetail): string | null {
  if (requestBody === null || isRequestCut || requestBody.length > MAX_BODY_LENGTH || !isJson(requestHeaders))
    return null
  try {
    JSON.parse(requestBody)
    return requestBody.includes(REDACTED) ? null : requestBody
  } catch {
    return null
  }
}
