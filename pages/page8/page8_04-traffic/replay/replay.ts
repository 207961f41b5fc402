import { api } from '#client/api/api.ts'
import { openReplaySession, type TrafficDetail } from '#resources/traffic/contract.ts'
import { Problem } from '#shared/errors.ts'
import { PAGE_HEADER, replayedHeaders } from '#shared/platform/traffic.ts'

/**
 * Sends a request again, in this or another sandbox. Returns its id in the log, because a cut connection has no
 * response that could name it.
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
    // An unread body would keep its connection open.
    await (await reply).body?.cancel()
  } catch (error) {
    if (!(error instanceof Problem && error.code === 'unreachable')) throw error
  }
  return requestId
}

/** Not `useAction`: a session is opened for a single request that may fail, and the log shows the result. */
async function sendElsewhere(path: string, init: Parameters<typeof api.exchange>[1], sandboxId: string) {
  const { token } = await api.call(openReplaySession, { body: { sandboxId } })
  const headers = { ...init.headers, authorization: `Bearer ${token}`, [PAGE_HEADER]: 'page8_04' }
  return api.exchange(path, { ...init, headers }, { isAnonymous: true })
}
