/** One word of a POSIX shell, whatever stands in it. */
export const shellWord = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`

/** A variable of the environment within such a word: leaves the quotes, names it, and enters them again. */
export const inShellWord = (variable: string): string => `'"$${variable}"'`

/** A header as curl takes it; one without a value is written with a semicolon. */
export const curlHeader = (name: string, value: string): string => (value === '' ? `${name};` : `${name}: ${value}`)

/** A request in words that a shell reads: the address, each header, and what comes behind `--data-raw` or `--data-binary`. */
export type CurlWords = { method: string; address: string; headers: string[]; hasToken: boolean; data?: string }

/** A command for a POSIX shell that makes the request and prints the answer with its head. The token comes from the environment. */
export const curlCommand = ({ method, address, headers, hasToken, data }: CurlWords): string =>
  [
    `curl --silent --show-error --include --globoff --request ${method} ${address}`,
    ...(hasToken ? ['--header "Authorization: Bearer $STRIVE_TOKEN"'] : []),
    ...headers.map(header => `--header ${header}`),
    ...(data === undefined ? [] : [data]),
  ].join(' \\\n  ')
