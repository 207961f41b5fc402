import { carriesToken, fillJson, fillText, fillUrl, markedRequest, variableOf } from './code-placeholders.ts'
import type { Operation } from './document.ts'
import type { Values } from './values.ts'

/** One word of a POSIX shell, whatever stands in it. */
const word = (text: string) => `'${text.replaceAll("'", "'\\''")}'`
/** Leaves the quotes, names the variable, and enters them again. */
const fromEnvironment = (name: string) => `'"$${variableOf(name)}"'`

/** A command for a POSIX shell that makes the request and prints the answer with its head. Secrets come from the environment. */
export function curlCode(operation: Operation, values: Values, origin: string): string {
  const { method, url, headers, body } = markedRequest(operation, values)
  const isFile = operation.body !== null && operation.body.schema === null
  return [
    `curl --silent --show-error --include --globoff --request ${method} ${fillUrl(word(origin + url), fromEnvironment)}`,
    ...(carriesToken(operation, values) ? ['--header "Authorization: Bearer $STRIVE_TOKEN"'] : []),
    // A header without a value is written with a semicolon.
    ...Object.entries(headers).map(
      ([name, value]) => `--header ${fillText(word(value === '' ? `${name};` : `${name}: ${value}`), fromEnvironment)}`,
    ),
    ...(isFile ? ["--data-binary '@file'"] : typeof body === 'string' ? [`--data-raw ${bodyWord(body)}`] : []),
  ].join(' \\\n  ')
}

const bodyWord = (body: string) => fillText(fillJson(word(body), fromEnvironment), fromEnvironment)
