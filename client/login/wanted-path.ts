import { isSignInPath } from '#client/loading/mount.ts'
import { SESSION_KEYS, sessionStore } from '#client/state/session-store.ts'

/** The path inside the app to go to after signing in (S-ROUTE-7, S-AUTH-7); null if there is none. */
export function wantedPath(): string | null {
  const path = sessionStore.read(SESSION_KEYS.wantedPath)
  return path !== null && isInsideApp(path) ? path : null
}

export const keepWantedPath = (path: string): boolean => sessionStore.write(SESSION_KEYS.wantedPath, path)
export const forgetWantedPath = (): void => sessionStore.remove(SESSION_KEYS.wantedPath)

/** `//host` and `/\\host` would leave the app, and returning to the sign-in screen itself makes no sense. */
export const isInsideApp = (path: string): boolean =>
  /^\/(?![/\\])/.test(path) && path !== '/' && !isSignInPath(pathnameOf(path))

/** The path without its query and hash. */
export const pathnameOf = (path: string): string => path.replace(/[?#].*/s, '')
