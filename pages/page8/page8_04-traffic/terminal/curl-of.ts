import { curlCommand, curlHeader, inShellWord, shellWord } from '#client/http/curl.ts'
import type { TrafficDetail } from '#resources/traffic/contract.ts'
import { REDACTED, replayedHeaders } from '#shared/platform/traffic.ts'

const SECRET_VARIABLE = 'STRIVE_SECRET'
const word = (text: string) => shellWord(text).replaceAll(REDACTED, inShellWord(SECRET_VARIABLE))

/** The request as a curl command. Its secrets come from the environment. */
export function curlOf({ method, path, requestHeaders, requestBody }: TrafficDetail, origin: string): string {
  return curlCommand({
    method,
    address: word(origin + path),
    headers: Object.entries(replayedHeaders(requestHeaders)).map(([name, value]) => word(curlHeader(name, value))),
    hasToken: true,
    data: requestBody === null ? undefined : `--data-raw ${word(requestBody)}`,
  })
}

/** A first request from a terminal. */
export const firstCurl = (origin: string): string =>
  curlCommand({ method: 'GET', address: shellWord(`${origin}/api/profile`), headers: [], hasToken: true })
