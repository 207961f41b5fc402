/** Quotes any text as one word of a POSIX shell. */
export const shellWord = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`

/** An environment variable inside such a word: closes the quotes, inserts the variable, and opens them again. */
export const inShellWord = (variable: string): string => `'"$${variable}"'`

/** A header as curl expects it. A header without a value ends with a semicolon. */
export const curlHeader = (name: string, value: string): string => (value === '' ? `${name};` : `${name}: ${value}`)

/** A request as shell words: URL, headers, and the argument of `--data-raw` or `--data-binary`. */
type CurlWords = { method: string; address: string; headers: string[]; hasToken: boolean; data?: string }

/**
 * A POSIX shell command that sends the request and prints the response with its headers. The token comes from the
 * environment.
 */
export const curlCommand = ({ method, address, headers, hasToken, data }: CurlWords): string =>
  [
    `curl --silent --show-error --include --globoff --request ${method} ${address}`,
    ...(hasToken ? ['--header "Authorization: Bearer $STRIVE_TOKEN"'] : []),
    ...headers.map(header => `--header ${header}`),
    ...(data === undefined ? [] : [data]),
  ].join(' \\\n  ')
