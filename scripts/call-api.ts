/** Calls the API. Throws if the call is refused. */
export type Call = <T>(method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<T>

export class Refused extends Error {
  status: number
  constructor(message: string, status: number) {
    super(message)
    this.status = status
  }
}

/** A caller of the API of the console at this URL, with a session's token or an API key; null before signing in. */
export const callerAt =
  (url: string, token: string | null): Call =>
  async <T>(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<T> => {
    const reply = await fetch(url + path, {
      method,
      headers: {
        ...(token !== null && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    if (!reply.ok) throw new Refused(`${method} ${path}: ${reply.status} ${await reply.text()}`, reply.status)
    return (reply.status === 204 ? undefined : await reply.json()) as T // The caller knows the contract.
  }

const DEMO_PASSWORDS: Record<string, string> = { admin: '123456', operator: '654321' }

/** The password of an account: STRIVE_PASSWORD, or that of a demo account. */
export const passwordOf = (account: string): string => process.env.STRIVE_PASSWORD ?? DEMO_PASSWORDS[account] ?? ''

/** Signs in, and calls the API with the new session. */
export async function signInAt(url: string, account: string): Promise<Call> {
  const body = { account, password: passwordOf(account) }
  const { token } = await callerAt(url, null)<{ token: string }>('POST', '/api/sessions', body)
  return callerAt(url, token)
}
