import { curlCommand, curlHeader, inShellWord, shellWord } from '#client/http/curl.ts'
import type { Operation } from '#pages/page8/page8_01-api-practice/catalogue/document.ts'
import type { Values } from '#pages/page8/page8_01-api-practice/request/values.ts'
import { carriesToken, fillJson, fillText, fillUrl, markedRequest, variableOf } from './placeholders.ts'

const fromEnvironment = (name: string) => inShellWord(variableOf(name))

/** The request as a curl command. Secrets come from the environment. */
export function curlCode(operation: Operation, values: Values, origin: string): string {
  const { method, url, headers, body } = markedRequest(operation, values)
  const isFile = operation.body !== null && operation.body.schema === null
  const data = isFile ? "--data-binary '@file'" : typeof body === 'string' ? `--data-raw ${bodyWord(body)}` : undefined
  return curlCommand({
    method,
    address: fillUrl(shellWord(origin + url), fromEnvironment),
    headers: Object.entries(headers).map(([name, value]) =>
      fillText(shellWord(curlHeader(name, value)), fromEnvironment),
    ),
    hasToken: carriesToken(operation, values),
    data,
  })
}

const bodyWord = (body: string) => fillText(fillJson(shellWord(body), fromEnvironment), fromEnvironment)
