import type { ErrorKind } from '#resources/error-reports/rules.ts'
import type { Caught } from './caught.ts'

/** Errors that wait for the code that reports them. */
const MAX_WAITING = 10
let waiting: Caught[] = []
let take: ((caught: Caught) => void) | null = null

/** Reports an error to the server (page 6_07). Never throws, and never reports its own failures. */
export function reportError(error: unknown, kind: ErrorKind, request?: Caught['request']): void {
  const caught = { error, kind, request }
  if (take) {
    take(caught)
    return
  }
  waiting = [...waiting, caught].slice(-MAX_WAITING)
  void loadReporter()
}

/** Loads the code that reports errors, and passes on those that were caught before. A failure is tried again later. */
export async function loadReporter(): Promise<void> {
  try {
    const { startReporter } = await import('./reporter.ts')
    take ??= startReporter()
    for (const caught of waiting.splice(0)) take(caught)
  } catch {
    // The server is probably gone. The next error tries again.
  }
}

/** Reports errors that no code has handled. */
export function watchErrors(): void {
  addEventListener('error', ({ error, message, filename, lineno, colno }) => {
    // Without a file, the error comes from an extension of the browser. The message of an observer is only a warning.
    if (!error && (!filename || message.startsWith('ResizeObserver loop'))) return
    reportError(error ?? { message, stack: `at ${filename}:${lineno}:${colno}` }, 'uncaught')
  })
  addEventListener('unhandledrejection', ({ reason }) => {
    if (!(reason instanceof DOMException && reason.name === 'AbortError')) reportError(reason, 'rejection')
  })
}
