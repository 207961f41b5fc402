import type { Operation } from '#pages/page8/page8_01-api-practice/catalogue/document.ts'
import type { Values } from '#pages/page8/page8_01-api-practice/request/values.ts'
import { carriesToken, fillJsonStrings, fillText, fillUrl, hasMark, markedRequest, variableOf } from './placeholders.ts'

const fromEnvironment = (name: string) => `process.env.${variableOf(name)}`

/** A script for Node 18 or newer that sends the request and prints the response. Secrets come from the environment. */
export function fetchCode(operation: Operation, values: Values, origin: string): string {
  const request = markedRequest(operation, values)
  const isFile = operation.body !== null && operation.body.schema === null
  const options = [
    ...(request.method === 'GET' ? [] : [`method: ${quote(request.method)},`]),
    ...headerLines(request.headers, carriesToken(operation, values)),
    ...(isFile ? ["body: await readFile('file'),"] : bodyLines(request.body, request.value)),
  ]
  return [
    ...(isFile ? ["import { readFile } from 'node:fs/promises'", ''] : []),
    `const reply = await fetch(${addressText(origin + request.url, fromEnvironment)}${options.length > 0 ? ', {' : ')'}`,
    ...options.map(line => `  ${line}`),
    ...(options.length > 0 ? ['})'] : []),
    'console.log(reply.status, await reply.text())',
    '',
  ].join('\n')
}

/** A string literal in single quotes. */
export const quote = (text: string) =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`

const template = (text: string) =>
  `\`${JSON.stringify(text)
    .slice(1, -1)
    .replaceAll('\\"', '"')
    .replace(/`|\$\{/g, '\\$&')}\``

/** A URL as a string literal, or as a template literal if it contains a secret. */
export const addressText = (url: string, read: (name: string) => string) =>
  hasMark(url) ? fillUrl(template(url), name => `\${encodeURIComponent(${read(name)})}`) : quote(url)

export const headerText = (value: string, read: (name: string) => string) =>
  hasMark(value) ? fillText(value, read) : quote(value)

function headerLines(headers: Record<string, string>, hasToken: boolean): string[] {
  const lines = Object.entries(headers).map(
    ([name, value]) => `  ${propertyName(name)}: ${headerText(value, fromEnvironment)},`,
  )
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the generated code contains the template.
  if (hasToken) lines.unshift('  authorization: `Bearer ${process.env.STRIVE_TOKEN}`,')
  return lines.length > 0 ? ['headers: {', ...lines, '},'] : []
}

export const propertyName = (name: string) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : quote(name))

function bodyLines(body: unknown, value: unknown): string[] {
  if (typeof body !== 'string') return []
  if (value === undefined) return [`body: ${headerText(body, fromEnvironment)},`]
  return `body: JSON.stringify(${literal(value)}),`.split('\n')
}

/** A value as a JavaScript literal. A plain `__proto__` key would set the prototype instead of a member. */
const literal = (value: unknown) =>
  fillJsonStrings(JSON.stringify(value, null, 2), fromEnvironment).replace(/^(\s*)"__proto__":/gm, '$1["__proto__"]:')
