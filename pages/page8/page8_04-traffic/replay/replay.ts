import { api } from '#client/api/api.ts'
import { openReplaySession, type TrafficDetail } from '#resources/traffic/contract.ts'
import { Problem } from '#shared/errors.ts'
import { PAGE_HEADER, replayedHeaders } from '#shared/platform/traffic.ts'

/**
 * Sends a request again, here or in another sandbox, and gives the id by which the log knows it: a line that is cut brings no answer that
 * could name it.
 */
export async function replay(entry: TrafficDetail, sandboxId: string, ownSandboxId: string): Promise<string> {
  const requestId = crypto.randomUUID()
  const init = {
    method: entry.method,
    headers: { ...replayedHeaders(entry.requestHeaders), 'x-request-id': requestId },
    body: entry.requestBody,
    cache: 'no-store',
  } as const
  const reply = sandboxId === ownSandboxId ? api.exchange(entry.path, init) : sendElsewhere(entry.path, init, sandboxId)
  try {
    // A body that is not read keeps its connection.
    await (await reply).body?.cancel()
  } catch (error) {
    if (!(error instanceof Problem && error.code === 'unreachable')) throw error
  }
  return requestId
}

/** Not `useAction`: the session is opened for one request that may fail, which is what the log is asked about. */
async function sendElsewhere(path: string, init: RequestInit & { headers: Record<string, string> }, sandboxId: string) {
  const { token } = await api.call(openReplaySession, { body: { sandboxId } })
  const headers = { ...init.headers, authorization: `Bearer ${token}`, [PAGE_HEADER]: 'page8_04' }
  return api.exchange(path, { ...init, headers }, { isAnonymous: true })
}
