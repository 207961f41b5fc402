import type { ApiKey } from '#resources/keys/contract.ts'

export const SNIPPETS = ['fetch', 'vite', 'hook', 'curl'] as const
export type SnippetKind = (typeof SNIPPETS)[number]
/** A file for a front end, or a command. `file` is where it belongs. */
export type Snippet = { file: string; code: string }

/** What the snippets contain: this console's URL, a key, and its token if it is known. */
export type Filling = { address: string; key: Pick<ApiKey, 'name' | 'scope' | 'origins'> | null; token: string | null }

/** Stands for a token that can't be shown any more. */
export const PLACEHOLDER = 'strive_…'

export function snippetsOf(kind: SnippetKind, filling: Filling): Snippet[] {
  const name = nameOf(filling)
  const token = filling.token ?? PLACEHOLDER
  switch (kind) {
    case 'fetch':
      return [{ file: 'strive.js', code: fetchCode(name, filling.address, token) }]
    case 'vite':
      return [
        { file: '.env.local', code: environmentCode(name, filling, token) },
        { file: 'src/strive.ts', code: viteCode(name) },
      ]
    case 'hook':
      return [{ file: 'src/use-members.ts', code: HOOK_CODE }]
    case 'curl':
      return [{ file: 'sh', code: curlCode(name, filling, token) }]
  }
}

/** A name for a single-line comment, safe for any text. */
const nameOf = ({ key }: Filling) => (key?.name ?? 'my key').replace(/\s+/g, ' ')

const fetchCode = (name: string, address: string, token: string) => `// Strive Console by the API key “${name}”
const STRIVE_URL = '${address}'
const STRIVE_TOKEN = '${token}'

/** Refused, it throws what the server says: { status, code, errors, … } */
export async function strive(path, { body, headers, ...rest } = {}) {
  const reply = await fetch(STRIVE_URL + path, {
    ...rest,
    headers: {
      authorization: \`Bearer \${STRIVE_TOKEN}\`,
      ...(body && { 'content-type': 'application/json' }),
      ...headers,
    },
    body: body && JSON.stringify(body),
  }).catch(() => {
    throw new Error(\`No response. Is the console running, and does the key allow \${globalThis.location?.origin}?\`)
  })
  if (!reply.ok) {
    const problem = await reply.json().catch(() => null)
    throw Object.assign(new Error(problem?.title ?? reply.statusText), { status: reply.status }, problem)
  }
  const data = reply.status === 204 ? null : await reply.json()
  return { data, etag: reply.headers.get('etag') }
}

// const { data } = await strive('/api/members?limit=20')
`

const environmentCode = (name: string, { address, key }: Filling, token: string) => {
  const [origin = 'http://localhost:5173'] = key?.origins ?? []
  const port = new URL(origin).port || '5173'
  return `# Strive Console by the API key “${name}”. Never commit this file.
# The key allows the front end's origin, so vite.config.ts needs no proxy,
# only the port that was allowed: server: { port: ${port}, strictPort: true }
VITE_STRIVE_URL=${address}
VITE_STRIVE_TOKEN=${token}
`
}

const viteCode = (name: string) => `// Strive Console by the API key “${name}”
const { VITE_STRIVE_URL, VITE_STRIVE_TOKEN } = import.meta.env

/** What the server says when it refuses (RFC 9457). */
export type Problem = Error & {
  status: number
  code: string
  errors?: { pointer: string; code: string }[]
  /** With a 412: the row as it is now. */
  current?: unknown
}

type Options = Omit<RequestInit, 'body' | 'headers'> & { body?: unknown; headers?: Record<string, string> }

/** Sends JSON, or a part of a file as a Blob. A file arrives as a Blob, too. */
export async function strive<T>(path: string, { body, headers, ...rest }: Options = {}) {
  const isFile = body instanceof Blob
  const reply = await fetch(VITE_STRIVE_URL + path, {
    ...rest,
    headers: {
      authorization: \`Bearer \${VITE_STRIVE_TOKEN}\`,
      ...(body !== undefined && { 'content-type': isFile ? 'application/octet-stream' : 'application/json' }),
      ...headers,
    },
    body: isFile ? body : body === undefined ? undefined : JSON.stringify(body),
  })
  if (!reply.ok) {
    const problem = await reply.json().catch(() => null)
    throw Object.assign(new Error(problem?.title ?? reply.statusText), { status: reply.status }, problem) as Problem
  }
  const isJson = reply.headers.get('content-type')?.includes('json')
  const data = (reply.status === 204 ? null : isJson ? await reply.json() : await reply.blob()) as T
  return { data, etag: reply.headers.get('etag') }
}
`

const HOOK_CODE = `import { useQuery } from '@tanstack/react-query'
import { type Problem, strive } from './strive'

type Member = { id: number; name: { en: string; zh: string }; email: string }
type Members = { rows: Member[]; next: string | null }

/** Asking again can only help when the server was not reached, was busy, or failed by itself. */
const mayPass = ({ status }: Problem) => status === undefined || status === 429 || status >= 500

export function useMembers(limit = 20) {
  return useQuery<Members, Problem>({
    queryKey: ['members', { limit }],
    queryFn: async ({ signal }) => (await strive<Members>(\`/api/members?limit=\${limit}\`, { signal })).data,
    retry: (failures, problem) => failures < 3 && mayPass(problem),
  })
}
`

/** Quotes any text as one word of a POSIX shell. */
const word = (text: string) => `'${text.replaceAll("'", "'\\''")}'`

function curlCode(name: string, { address, key }: Filling, token: string) {
  const lines = [
    `# Strive Console by the API key “${name}”`,
    `export STRIVE_TOKEN=${word(token)}`,
    '',
    `curl --silent --show-error --include ${word(`${address}/api/members?limit=3`)} \\`,
    '  --header "Authorization: Bearer $STRIVE_TOKEN"',
  ]
  if (key?.scope === 'write')
    lines.push(
      '',
      `curl --silent --show-error --include --request POST ${word(`${address}/api/counters/steps`)} \\`,
      '  --header "Authorization: Bearer $STRIVE_TOKEN" \\',
      `  --json ${word('{"target":"number","by":1}')}`,
    )
  return `${lines.join('\n')}\n`
}
