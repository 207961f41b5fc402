import type { NewErrorReport } from '#resources/error-reports/contract.ts'
import type { ErrorKind } from '#resources/error-reports/rules.ts'

/** An error as it was caught. */
export type Caught = { error: unknown; kind: ErrorKind; request?: NewErrorReport['request'] }
