import type { Operation } from '#pages/page8/page8_01-api-practice/catalogue/document.ts'
import { isSecret } from '#pages/page8/page8_01-api-practice/catalogue/schema.ts'
import type { RequestLine } from '#pages/page8/page8_01-api-practice/request/request.ts'
import { textsOf, type Values } from '#pages/page8/page8_01-api-practice/request/values.ts'
import { addressText, headerText, propertyName, quote } from './fetch.ts'
import { carriesToken, markedRequest, marksIn } from './placeholders.ts'
import { isGood, typePrefix, typesCode } from './types.ts'

const secretOf = (name: string) => `secrets.${name}`

const KEY_HEADER = 'idempotency-key'

/**
 * A module with a TanStack Query hook: a query for reads, a mutation for writes. The caller of the hook passes the
 * token, the body, and any other secrets of URL and headers. The hook creates an idempotency key for each `mutate()`.
 */
export function hookCode(operation: Operation, values: Values, origin: string): string {
  const marked = markedRequest(operation, values)
  const isKeyed = KEY_HEADER in (operation.headers?.properties ?? {})
  // A filled-in key belongs to one request, but a copied hook sends many.
  const { [KEY_HEADER]: _, ...headers } = marked.headers
  const request = isKeyed ? { ...marked, headers } : marked
  const isQuery = request.method === 'GET'
  const prefix = typePrefix(operation)
  const hasToken = carriesToken(operation, values)
  const call = [
    `reply = await fetch(${addressText(origin + request.url, secretOf)}, {`,
    ...optionLines(operation, request, { hasToken, isKeyed }).map(line => `  ${line}`),
    '})',
  ]
  const body = [
    `const ${call.join('\n')}`,
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the generated code contains the template.
    'if (!reply.ok) throw new Error(`${reply.status} ${await reply.text()}`)',
    `return ${readingOf(operation)}`,
  ]
  const hook = isQuery ? 'useQuery' : 'useMutation'
  return [
    `import { ${hook} } from '@tanstack/react-query'`,
    '',
    typesCode(operation),
    `export function use${prefix}(${parameters(request, hasToken)}) {`,
    ...(isKeyed ? KEY_COMMENT : []),
    `  ${isKeyed ? 'const mutation =' : 'return'} ${hook}({`,
    ...(isQuery ? [`    queryKey: ${queryKey(operation, values)},`] : []),
    `    ${isQuery ? 'queryFn' : 'mutationFn'}: async (${inputOf(operation, isKeyed)}): Promise<${prefix}Reply> => {`,
    ...body.flatMap(lines => lines.split('\n')).map(line => `      ${line}`),
    '    },',
    '  })',
    ...(isKeyed ? keyedActs(operation) : []),
    '}',
    '',
  ].join('\n')
}

function inputOf(operation: Operation, isKeyed: boolean): string {
  if (operation.method === 'GET') return '{ signal }'
  const body = operation.body ? `body: ${typePrefix(operation)}Body` : ''
  if (!isKeyed) return body
  return operation.body ? `{ body, key }: { ${body}; key: string }` : '{ key }: { key: string }'
}

const KEY_COMMENT = [
  '  // The idempotency key is one of the variables of a mutate() call. A retry is called with the same variables, so it sends the',
  '  // same key, and the server writes once even if only its answer was lost. The next mutate() is a new write with a new key.',
  '  // Made in mutationFn instead, the key would be new for each retry, which could write twice.',
]

/** `mutate` and `mutateAsync` without a key parameter: each call creates its own. */
function keyedActs(operation: Operation): string[] {
  const [given, variables] = operation.body ? [`body: ${typePrefix(operation)}Body, `, 'body, '] : ['', '']
  const act = (name: string) =>
    `    ${name}: (${given}options?: Parameters<typeof mutation.${name}>[1]) => mutation.${name}({ ${variables}key: crypto.randomUUID() }, options),`
  return ['  return {', '    ...mutation,', act('mutate'), act('mutateAsync'), '  }']
}

function parameters({ url, headers }: RequestLine, hasToken: boolean): string {
  const secrets = [...new Set([...marksIn(url), ...Object.values(headers).flatMap(marksIn)])]
  return [
    ...(hasToken ? ['token: string'] : []),
    ...(secrets.length > 0 ? [`secrets: { ${secrets.map(name => `${name}: string`).join('; ')} }`] : []),
  ].join(', ')
}

/** The same kind of key as the console's own queries: path and input. Secrets are left out. */
function queryKey({ path, params, query }: Operation, values: Values): string {
  const shown = (schema: Operation['query'], given: Record<string, unknown>) =>
    Object.entries(given).filter(([name]) => !isSecret(name, schema?.properties?.[name]))
  const asked = [...shown(params, values.params), ...shown(query, values.query)]
    .filter(([, value]) => textsOf(value).length > 0)
    .map(([name, value]) => `${propertyName(name)}: ${Array.isArray(value) ? listText(value) : quote(String(value))}`)
  return `[${[quote(path), ...(asked.length > 0 ? [`{ ${asked.join(', ')} }`] : [])].join(', ')}]`
}

const listText = (list: unknown[]) => `[${textsOf(list).map(quote).join(', ')}]`

type HookOptions = { hasToken: boolean; isKeyed: boolean }
function optionLines(operation: Operation, request: RequestLine, { hasToken, isKeyed }: HookOptions): string[] {
  const headers = { ...request.headers }
  // The filled-in request has this header only if it has a body; the hook always has one.
  if (operation.body) headers['content-type'] = operation.body.mediaType
  const lines = Object.entries(headers).map(([name, value]) => `${propertyName(name)}: ${headerText(value, secretOf)}`)
  if (isKeyed) lines.push(`${propertyName(KEY_HEADER)}: key`)
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the generated code contains the template.
  if (hasToken) lines.unshift('authorization: `Bearer ${token}`')
  return [
    ...(request.method === 'GET' ? ['signal,'] : [`method: ${quote(request.method)},`]),
    ...(lines.length > 0 ? [`headers: { ${lines.join(', ')} },`] : []),
    ...(operation.body ? [operation.body.schema ? 'body: JSON.stringify(body),' : 'body,'] : []),
  ]
}

function readingOf({ replies }: Operation): string {
  const good = Object.entries(replies).filter(([status]) => isGood(status))
  const bodies = good.map(([, reply]) => reply).filter(({ mediaType }) => mediaType !== null)
  if (bodies.length === 0) return 'undefined'
  const reading = bodies.every(({ schema }) => schema) ? 'reply.json()' : 'reply.blob()'
  return bodies.length < good.length ? `reply.status === 204 ? undefined : ${reading}` : reading
}
