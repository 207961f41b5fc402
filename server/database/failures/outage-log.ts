import type { Log } from '#server/platform/log.ts'

/** The outage counts as over when no connection has failed for this long. */
const CALM_MS = 5_000

export type OutageLog = { noteFailure(error: unknown): void; noteAnswer(): void }

/** Logs an outage of the database once, however many connections fail, and once when it is over. */
export function createOutageLog(log: Log | undefined, now = Date.now): OutageLog {
  let failedMs: number | null = null
  return {
    noteFailure(error) {
      if (failedMs === null) log?.error({ error: String(error) }, 'the database is unavailable')
      failedMs = now()
    },
    noteAnswer() {
      if (failedMs === null || now() - failedMs < CALM_MS) return
      failedMs = null
      log?.info({}, 'the database is available again')
    },
  }
}
