/** What this page can cause: in the browser, by a response of the server, or on the way. */
export const FAILURES = {
  browser: ['render', 'chunk', 'handler', 'rejection', 'worker'],
  response: ['401', '403', '404', '409', '412', '422', '429', '500', '503', 'broken'],
  connection: ['timeout', 'offline', 'empty'],
} as const

export const FAILURE_GROUPS = ['browser', 'response', 'connection'] as const satisfies (keyof typeof FAILURES)[]
export type BrowserFailure = (typeof FAILURES)['browser'][number]
export type RequestFailure = (typeof FAILURES)['response' | 'connection'][number]
export type Failure = BrowserFailure | RequestFailure

export const ALL_FAILURES: readonly Failure[] = FAILURE_GROUPS.flatMap((group): readonly Failure[] => FAILURES[group])

export const isBrowserFailure = (failure: Failure): failure is BrowserFailure =>
  FAILURES.browser.some(one => one === failure)
