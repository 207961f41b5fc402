import { create } from 'zustand'
import { api } from '#client/api/api.ts'
import { online } from '#client/api/connection.ts'
import { pageIdOf } from '#client/api/page-id.ts'
import { currentLanguage } from '#client/i18n/i18n.ts'
import { onSessionEnd } from '#client/session/session.ts'
import { useGlobal } from '#client/state/state.ts'
import { forgetSteps, lastSteps } from '#client/state/steps.ts'
import { type NewErrorReport, reportError } from '#resources/error-reports/contract.ts'
import {
  MAX_MESSAGE_LENGTH,
  MAX_NAME_LENGTH,
  MAX_STACK_LENGTH,
  MAX_TIMES,
  redact,
} from '#resources/error-reports/rules.ts'
import type { ReplyBody } from '#shared/contract.ts'
import { Problem } from '#shared/errors.ts'
import type { Caught } from './caught.ts'
import { noteClicks } from './clicks.ts'

/** An error that repeats within this time is counted, and reported once with its count. */
const MERGE_MS = 2_000
const MAX_QUEUE = 20
const MAX_PER_MINUTE = 20
const MINUTE_MS = 60_000
/** How long no reports are sent after the server has refused one without a time. */
const QUIET_MS = 60_000

/** The last report that the server has stored, for page 6_07. */
type Reported = ReplyBody<typeof reportError> & Pick<NewErrorReport, 'kind' | 'message'>
export const useReported = create<{ last: Reported | null }>(() => ({ last: null }))

/** Starts to note clicks, and returns what reports an error. Loaded after the sign-in. */
export function startReporter(): (caught: Caught) => void {
  const repeated = new Map<string, number>()
  const queue: NewErrorReport[] = []
  let sentAt: number[] = []
  let quietUntil = 0
  let isSending = false

  noteClicks()
  onSessionEnd(() => {
    forgetSteps()
    queue.length = 0
    repeated.clear()
  })

  function take(caught: Caught) {
    // Reports belong to an account and its sandbox.
    if (!useGlobal.getState().isLogin) return
    const report = describe(caught)
    const key = [report.kind, report.name, report.message, report.stack].join('\n')
    const times = repeated.get(key)
    if (times !== undefined) return void repeated.set(key, times + 1)
    enqueue(report)
    mergeRepeats(key, report)
  }

  function mergeRepeats(key: string, report: NewErrorReport) {
    repeated.set(key, 0)
    setTimeout(() => {
      const times = repeated.get(key) ?? 0
      repeated.delete(key)
      if (times === 0) return
      enqueue({ ...report, times: Math.min(times, MAX_TIMES) })
      mergeRepeats(key, report)
    }, MERGE_MS)
  }

  function enqueue(report: NewErrorReport) {
    if (queue.length >= MAX_QUEUE) return
    queue.push(report)
    void sendAll()
  }

  async function sendAll() {
    if (isSending) return
    isSending = true
    while (queue.length > 0) {
      // Taken only then: the session may end before.
      await online()
      const report = queue.shift()
      if (report) await send(report)
    }
    isSending = false
  }

  async function send(report: NewErrorReport) {
    const now = Date.now()
    sentAt = sentAt.filter(at => now - at < MINUTE_MS)
    if (now < quietUntil || sentAt.length >= MAX_PER_MINUTE) return
    sentAt.push(now)
    try {
      const reply = await api.call(reportError, { body: report })
      useReported.setState({ last: { ...reply, kind: report.kind, message: report.message } })
    } catch (error) {
      // A report that fails is lost. Reporting the failure could go on forever.
      quietUntil = now + pauseMsOf(error)
    }
  }

  return take
}

function pauseMsOf(error: unknown): number {
  if (!(error instanceof Problem) || error.status !== 429) return 0
  const { retryAfterSeconds } = error.body
  return retryAfterSeconds === undefined ? QUIET_MS : retryAfterSeconds * 1000
}

function describe({ error, kind, request = null }: Caught): NewErrorReport {
  const { name, message, stack } = readError(error)
  return {
    kind: kind !== 'request' && isChunkFailure(message) ? 'chunk' : kind,
    name: name.slice(0, MAX_NAME_LENGTH),
    message: redact(message).slice(0, MAX_MESSAGE_LENGTH),
    stack: redact(stack).slice(0, MAX_STACK_LENGTH),
    page: pageIdOf(location.pathname),
    language: currentLanguage(),
    request,
    steps: [...lastSteps()],
    times: 1,
  }
}

/** Anything can be thrown, not only errors. */
function readError(error: unknown): { name: string; message: string; stack: string } {
  if (error === null || typeof error !== 'object') return { name: typeof error, message: String(error), stack: '' }
  if (error instanceof Problem) {
    const { name, status, code, stack = '' } = error
    return { name, message: `${status} ${code}`, stack }
  }
  // Anything can be thrown; what is no error has none of these.
  const { name = 'Error', message = '', stack = '' } = error as Partial<Error>
  return { name: String(name), message: String(message), stack: String(stack) }
}

/** The messages of Chromium, Firefox, Safari and Vite. */
const isChunkFailure = (message: string) =>
  /dynamically imported module|Importing a module script failed|Unable to preload CSS/i.test(message)
