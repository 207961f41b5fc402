import { addressText, headerText, propertyName, quote } from './code-fetch.ts'
import { carriesToken, markedRequest, marksIn } from './code-placeholders.ts'
import { isGood, typePrefix, typesCode } from './code-types.ts'
import type { Operation } from './document.ts'
import type { RequestLine } from './request.ts'
import { isSecret } from './schema.ts'
import { textsOf, type Values } from './values.ts'

const secretOf = (name: string) => `secrets.${name}`

/**
 * A module with a TanStack Query hook: a query for what reads, a mutation for what writes. The token, and any other secret of address
 * and headers, is given by who calls the hook; so is the body.
 */
export function hookCode(operation: Operation, values: Values, origin: string): string {
  const request = markedRequest(operation, values)
  const isQuery = request.method === 'GET'
  const prefix = typePrefix(operation)
  const input = operation.body ? `body: ${prefix}Body` : ''
  const hasToken = carriesToken(operation, values)
  return [
    `import { ${isQuery ? 'useQuery' : 'useMutation'} } from '@tanstack/react-query'`,
    '',
    typesCode(operation),
    `export function use${prefix}(${parameters(request, hasToken)}) {`,
    `  return ${isQuery ? 'useQuery' : 'useMutation'}({`,
    ...(isQuery ? [`    queryKey: ${queryKey(operation, values)},`] : []),
    `    ${isQuery ? 'queryFn' : 'mutationFn'}: async (${isQuery ? '{ signal }' : input}): Promise<${prefix}Reply> => {`,
    `      const reply = await fetch(${addressText(origin + request.url, secretOf)}, {`,
    ...optionLines(operation, request, hasToken).map(line => `        ${line}`),
    '      })',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the template is what is written.
    '      if (!reply.ok) throw new Error(`${reply.status} ${await reply.text()}`)',
    `      return ${readingOf(operation)}`,
    '    },',
    '  })',
    '}',
    '',
  ].join('\n')
}

function parameters({ url, headers }: RequestLine, hasToken: boolean): string {
  const secrets = [...new Set([...marksIn(url), ...Object.values(headers).flatMap(marksIn)])]
  return [
    ...(hasToken ? ['token: string'] : []),
    ...(secrets.length > 0 ? [`secrets: { ${secrets.map(name => `${name}: string`).join('; ')} }`] : []),
  ].join(', ')
}

/** The key of the console's own queries: path, and what is asked for. Secrets are no part of it. */
function queryKey({ path, params, query }: Operation, values: Values): string {
  const shown = (schema: Operation['query'], given: Record<string, unknown>) =>
    Object.entries(given).filter(([name]) => !isSecret(name, schema?.properties?.[name]))
  const asked = [...shown(params, values.params), ...shown(query, values.query)]
    .filter(([, value]) => textsOf(value).length > 0)
    .map(([name, value]) => `${propertyName(name)}: ${Array.isArray(value) ? listText(value) : quote(String(value))}`)
  return `[${[quote(path), ...(asked.length > 0 ? [`{ ${asked.join(', ')} }`] : [])].join(', ')}]`
}

const listText = (list: unknown[]) => `[${textsOf(list).map(quote).join(', ')}]`

function optionLines(operation: Operation, request: RequestLine, hasToken: boolean): string[] {
  const headers = { ...request.headers }
  // Present only while a body is filled in; the hook has one always.
  if (operation.body) headers['content-type'] = operation.body.mediaType
  const lines = Object.entries(headers).map(([name, value]) => `${propertyName(name)}: ${headerText(value, secretOf)}`)
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the template is what is written.
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
