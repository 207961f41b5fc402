import { api } from '#client/api/api.ts'
import type { RequestFailure } from '#pages/page6/page6_07-errors/search-params.ts'
import { listErrorGroups, readErrorGroup } from '#resources/error-reports/contract.ts'
import { readProfile, updateProfile } from '#resources/profile/contract.ts'
import { signOut } from '#resources/sessions/contract.ts'
import { deleteUpload, finishUpload, startUpload } from '#resources/uploads/contract.ts'
import { previewWording } from '#resources/wordings/contract.ts'
import type { Endpoint } from '#shared/contract.ts'
import { Problem } from '#shared/errors.ts'
import { FAULT_HEADER } from '#shared/platform/faults.ts'
import { MAX_INTEGER } from '#shared/row.ts'

/** A request that fails. Requests that write are never retried. */
type FailingRequest = { endpoint: Endpoint; call: (signal: AbortSignal) => Promise<unknown> }

/** A practice fault of this one request. */
const faulty = (signal: AbortSignal, fault: string) => ({ signal, headers: { [FAULT_HEADER]: fault } })

const reading = (fault: string): FailingRequest => ({
  endpoint: readProfile,
  call: signal => api.call(readProfile, {}, faulty(signal, fault)),
})

/** A version that the profile never has, so that nothing can be changed. */
const NO_VERSION = { 'if-match': '"0"' }

const TIMEOUT_MS = 1_000

/** A request that takes too long is aborted by the client, which then knows as little as without a connection. */
async function readInTime(signal: AbortSignal): Promise<unknown> {
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)])
  try {
    return await api.call(readProfile, {}, faulty(inTime, `delay=${TIMEOUT_MS * 5}`))
  } catch (cause) {
    if (!(cause instanceof DOMException && cause.name === 'TimeoutError')) throw cause
    throw new Problem({ type: 'about:blank', title: 'timed out', status: 0, code: 'unreachable' }, { cause })
  }
}

/** Ends the session on the server, as if somebody had revoked it, and then works on. */
async function readAfterEnd(signal: AbortSignal): Promise<unknown> {
  await api.call(signOut)
  return api.call(readProfile, {}, { signal })
}

/** Finishes an upload of which nothing was sent. It is deleted again. */
async function finishTooEarly(signal: AbortSignal): Promise<unknown> {
  const file = { name: 'conflict.txt', size: 1, mediaType: 'text/plain', sha256: '0'.repeat(64) }
  const { id: uploadId } = await api.call(startUpload, { body: file }, { signal })
  try {
    return await api.call(finishUpload, { params: { uploadId } }, { signal })
  } finally {
    await api.call(deleteUpload, { params: { uploadId } })
  }
}

export const REQUESTS: Record<RequestFailure, FailingRequest> = {
  '401': { endpoint: readProfile, call: readAfterEnd },
  '403': reading('status=403'),
  '404': {
    endpoint: readErrorGroup,
    call: signal => api.call(readErrorGroup, { params: { groupId: MAX_INTEGER } }, { signal }),
  },
  '409': { endpoint: finishUpload, call: finishTooEarly },
  '412': {
    endpoint: updateProfile,
    call: signal => api.call(updateProfile, { headers: NO_VERSION, body: {} }, { signal }),
  },
  '422': {
    endpoint: previewWording,
    // A plural form that Chinese does not have.
    call: signal =>
      api.call(previewWording, { body: { language: 'zh', text: { one: '一則', other: '多則' } } }, { signal }),
  },
  '429': reading('status=429'),
  '500': reading('status=500'),
  '503': reading('status=503'),
  broken: reading('break=truncate'),
  timeout: { endpoint: readProfile, call: readInTime },
  offline: reading('offline'),
  empty: {
    endpoint: listErrorGroups,
    call: signal => api.call(listErrorGroups, { query: { search: 'no such error' } }, { signal }),
  },
}
