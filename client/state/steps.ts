import type { ErrorStep } from '#resources/error-reports/contract.ts'
import { MAX_STEP_LENGTH, MAX_STEPS, REPORTS_PATH } from '#resources/error-reports/rules.ts'
import { takeEarly } from './early-reads.ts'

type NewStep = ErrorStep extends infer S ? (S extends ErrorStep ? Omit<S, 'at'> : never) : never

/** The operator's last steps, oldest first. An error report contains them. */
let steps: readonly ErrorStep[] = []
export const lastSteps = (): readonly ErrorStep[] => steps

export function noteStep(step: NewStep): void {
  // `step` lacks only the time.
  steps = [...steps.slice(1 - MAX_STEPS), { ...step, at: new Date().toISOString() } as ErrorStep]
}

/** The next operator's reports must not contain these steps. */
export function forgetSteps(): void {
  steps = []
}

/** `fetch`, noted as a step: without the query and the body, which hold what the operator typed. */
export async function notedFetch(url: string, init: RequestInit): Promise<Response> {
  const path = url.replace(/[?#].*$/, '').slice(0, MAX_STEP_LENGTH)
  const early = takeEarly(url, init)
  // Our own requests have a plain object (client/api/connect.ts).
  const requestId = early?.requestId ?? (init.headers as Record<string, string>)['x-request-id'] ?? ''
  const method = init.method ?? 'GET'
  const note = (status: number) => {
    if (method !== 'POST' || path !== REPORTS_PATH) noteStep({ type: 'request', method, path, status, requestId })
  }
  try {
    const reply = await (early?.reply ?? fetch(url, init))
    note(reply.status)
    return reply
  } catch (error) {
    // A page that is left aborts its requests, which is no failure. A time-out is one.
    if (init.signal?.reason?.name !== 'AbortError') note(0)
    throw error
  }
}
