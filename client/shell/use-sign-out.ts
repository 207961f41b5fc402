import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { queryClient } from '#client/api/query.ts'
import { translate } from '#client/i18n/i18n.ts'
import { leaveOffline } from '#client/offline/leave.ts'
import { endSession, revokeSession } from '#client/session/session.ts'
import { toast } from '#client/toast/toast.ts'
import { mayLeave } from './leave-guard.tsx'
import { headerMessages } from './messages.ts'

/** How long the toast is shown before the tab signs out (S-AUTH-6). */
const SIGN_OUT_DELAY_MS = 2000
/** Long enough to read that the server may not know. */
const READING_MS = 6000
const CAUSE = 'sign-out'

/** S-AUTH-6: ends the session on the server at once and in this tab after a delay. Meanwhile no requests are sent. */
export function useSignOut() {
  const [isSigningOut, setIsSigningOut] = useState(false)
  const isPressed = useRef(false)

  async function signOut() {
    // The second of a double click may come before the first has got this far.
    if (isPressed.current) return
    isPressed.current = true
    if (!(await mayLeave()) || !(await leaveOffline())) {
      isPressed.current = false
      return
    }
    // Closes the live connection (shell.tsx) before the session ends. Otherwise this tab would ask about its news in vain.
    flushSync(() => setIsSigningOut(true))
    // What is still being read would be refused.
    void queryClient.cancelQueries()
    toast.success(translate(headerMessages, 'signedOut'), { cause: CAUSE })
    let isOver = false
    const finish = () => {
      isOver = true
      isPressed.current = false
      removeEventListener('pagehide', finish)
      setIsSigningOut(false)
      endSession('signed-out')
    }
    let leaving = setTimeout(finish, SIGN_OUT_DELAY_MS)
    // If the server is unreachable, its session lives on until it expires, but this tab signs out all the same.
    revokeSession(undefined, { leavesAnyway: true }).catch(error => {
      console.warn('The session could not be revoked', error)
      if (isOver) return
      toast.warning(translate(headerMessages, 'signedOutHere'), { cause: CAUSE })
      clearTimeout(leaving)
      leaving = setTimeout(finish, READING_MS)
    })
    // The tab may be closed before the delay is over.
    addEventListener('pagehide', finish)
  }

  return { isSigningOut, signOut }
}
