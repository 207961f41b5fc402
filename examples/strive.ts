/** Calls the API. Throws if a call is refused. */
export type Call = <T>(method: string, path: string, body?: object, headers?: Record<string, string>) => Promise<T>
export type Sandbox = { id: string; token: string; account: string; call: Call; leave: () => Promise<void> }
type Settings = { url: string; account?: string; password?: string; sandbox?: string }

const callerAt =
  (url: string, token = ''): Call =>
  async <T>(method: string, path: string, body?: object, headers?: Record<string, string>): Promise<T> => {
    const reply = await fetch(url + path, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await reply.text()
    if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${text}`)
    const parsed: T = JSON.parse(text || 'null')
    return parsed
  }

/**
 * Signs in through the API, which has no captcha, and moves the session to a sandbox: that of `npm run hunt`, or a new one,
 * which is deleted at the end.
 */
export async function enterSandbox({
  url,
  account = 'operator',
  password = '654321',
  sandbox,
}: Settings): Promise<Sandbox> {
  const { token } = await callerAt(url)<{ token: string }>('POST', '/api/sessions', { account, password })
  const call = callerAt(url, token)
  const name = `Test ${new Date().toISOString()}`
  const id = sandbox || (await call<{ id: string }>('POST', '/api/sandboxes', { name })).id
  await call('PUT', '/api/sessions/current/sandbox', { sandboxId: id })
  const leave = async () => {
    await call('DELETE', '/api/faults')
    if (!sandbox) await call('DELETE', `/api/sandboxes/${id}`)
    await call('DELETE', '/api/sessions/current')
  }
  return { id, token, account, call, leave }
}

/** What the console keeps in local storage for a signed-in operator. */
export const storageOf = ({ token, account }: Pick<Sandbox, 'token' | 'account'>): Record<string, string> => ({
  'lege-react-management-token': token,
  'User.name': account,
  'User.email': `${account}@strive.example`,
})

type Held = { held: { id: string; faultId: string | null }[] }

/** Holds requests (`GET /api/members`) at the server until they are released. */
export async function hold(call: Call, target: string) {
  const [method, path] = target.split(' ')
  const { id } = await call<{ id: string }>('POST', '/api/faults', { method, path, fault: { hold: true, first: 1 } })
  const waiting = async () => (await call<Held>('GET', '/api/faults/held')).held.filter(({ faultId }) => faultId === id)
  return {
    /** How many wait. */
    count: async () => (await waiting()).length,
    async release() {
      for (const one of await waiting()) await call('POST', `/api/faults/held/${one.id}`, { action: 'release' })
    },
  }
}

type Entry = { id: number; method: string; path: string; status: number; requestId: string; sandboxId: string }
type Detail = Entry & { requestHeaders: Record<string, string> }

/**
 * What the server received in this sandbox, the newest first: the log is the account's, and earlier tests are in it, too.
 * `text` is a part of the path.
 */
export async function received({ id, call }: Sandbox, method: string, text: string): Promise<Entry[]> {
  const path = `/api/traffic?method=${method}&text=${encodeURIComponent(text)}`
  return (await call<{ rows: Entry[] }>('GET', path)).rows.filter(({ sandboxId }) => sandboxId === id)
}

export const headersOf = async (call: Call, { id }: Entry): Promise<Record<string, string>> =>
  (await call<Detail>('GET', `/api/traffic/${id}`)).requestHeaders
