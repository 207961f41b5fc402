import { HOME_PATH } from '#client/router/links.ts'
import { isSignInPath, SIGN_IN_PATH } from '#client/start/mount.ts'

/** Where the visitor stands, and whether this very screen saw the session begin or end. */
export type Visit = {
  pathname: string
  isLogin: boolean
  wasLogin: boolean
  /** The page to go to after signing in; null when none was asked for. */
  wanted: string | null
  isKnownPage: (pathname: string) => boolean
}

/** Where to go instead, and the warning that S-ROUTE-7 asks for; null to stay. */
export type Move = { to: string; warning?: 'alreadySignedIn' | 'notSignedIn' } | null

/** S-ROUTE-2 and S-ROUTE-7: the sign-in screen is for the signed out, the pages for the signed in. */
export function guard({ pathname, isLogin, wasLogin, wanted, isKnownPage }: Visit): Move {
  const isAtSignIn = isSignInPath(pathname)
  if (!isLogin) {
    if (isAtSignIn) return null
    // A session that has just ended says so itself.
    return wasLogin ? { to: SIGN_IN_PATH } : { to: SIGN_IN_PATH, warning: 'notSignedIn' }
  }
  if (isAtSignIn) return wasLogin ? { to: HOME_PATH, warning: 'alreadySignedIn' } : { to: wanted ?? HOME_PATH }
  return isKnownPage(pathname) ? null : { to: HOME_PATH }
}
