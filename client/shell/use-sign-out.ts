import { useState } from 'react'
import { translate } from '#client/i18n/i18n.ts'
import { endSession, revokeSession } from '#client/session/session.ts'
import { toast } from '#client/ui/toast.ts'
import { mayLeave } from './leave-guard.tsx'
import { headerMessages } from './messages.ts'

/** How long the toast stands before the tab lets go of the operator (S-AUTH-6). */
const SIGN_OUT_DELAY_MS = 2000

/** S-AUTH-6: the server's session ends at once, this tab's a moment later; in between nothing more is asked. */
export function useSignOut() {
  const [isSigningOut, setIsSigningOut] = useState(false)

  async function signOut() {
    if (isSigningOut || !(await mayLeave())) return
    setIsSigningOut(true)
    toast.success(translate(headerMessages, 'signedOut'))
    // Not reached, the session stays on the server until it expires; this tab lets go of it all the same.
    void revokeSession().catch(error => console.warn('The session could not be revoked', error))
    const finish = () => {
      removeEventListener('pagehide', finish)
      setIsSigningOut(false)
      endSession('signed-out')
    }
    setTimeout(finish, SIGN_OUT_DELAY_MS)
    // A tab that is closed before would never come to it.
    addEventListener('pagehide', finish)
  }

  return { isSigningOut, signOut }
}
