import { Problem } from '#shared/errors.ts'
import type { TestApp } from '#tests/test-app.ts'

export type Hunter = Awaited<ReturnType<TestApp['signInAs']>>
/** What a tester would report: the request, and the place in its response that is not as promised. */
export type Seen = { requestId: string; place: string }
/** Looks at what a bug would change, as a test of it would. Null if all is as promised. */
export type Look = (me: Hunter) => Promise<Seen | null>

type Sent = { headers: Headers }

/** The place is wrong if the condition holds. */
export const wrongIf = (isWrong: boolean, { headers }: Sent, place: string): Seen | null =>
  isWrong ? { requestId: headers.get('x-request-id') ?? '', place } : null

/** A call that must be refused with this code is wrong if it succeeds. */
export async function mustRefuse(call: Promise<Sent>, code: string): Promise<Seen | null> {
  try {
    return wrongIf(true, await call, 'status')
  } catch (error) {
    if (error instanceof Problem && error.code === code) return null
    throw error
  }
}

export const sum = <T>(rows: readonly T[], of: (row: T) => number): number =>
  rows.reduce((total, row) => total + of(row), 0)

/** The index of the first row that is not in order; -1 if all are. */
export const firstOutOfOrder = <T>(rows: readonly T[], of: (row: T) => number): number =>
  rows.findIndex((row, index) => index > 0 && of(row) < of(rows[index - 1] ?? row))
