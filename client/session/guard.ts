import { isSignInPath, SIGN_IN_PATH } from '#client/loading/mount.ts'
import { HOME_PATH } from '#client/router/router.ts'

/** Where the visitor is, and whether the session began or ended on this screen. */
export type Visit = {
  pathname: string
  isLogin: boolean
  wasLogin: boolean
  /** The page to go to after signing in; null if there is none. */
  wanted: string | null
  isKnownPage: (pathname: string) => boolean
}

/** The redirect, with the warning that S-ROUTE-7 asks for; null to stay. */
export type Move = { to: string; warning?: 'alreadySignedIn' | 'notSignedIn' } | null

/** S-ROUTE-2 and S-ROUTE-7: the sign-in screen is for signed-out visitors, the pages are for signed-in operators. */
export function guard({ pathname, isLogin, wasLogin, wanted, isKnownPage }: Visit): Move {
  const isAtSignIn = isSignInPath(pathname)
  if (!isLogin) {
    if (isAtSignIn) return null
    // The end of a session has a message of its own.
    return wasLogin ? { to: SIGN_IN_PATH } : { to: SIGN_IN_PATH, warning: 'notSignedIn' }
  }
  if (isAtSignIn) return wasLogin ? { to: HOME_PATH, warning: 'alreadySignedIn' } : { to: wanted ?? HOME_PATH }
  return isKnownPage(pathname) ? null : { to: HOME_PATH }
}
