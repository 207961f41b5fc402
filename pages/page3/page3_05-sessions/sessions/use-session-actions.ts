import { useNavigate } from 'react-router'
import { useFailureText } from '#client/api/problem-text.ts'
import { useAction } from '#client/api/use-action.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { linkIfHere } from '#client/router/links.ts'
import { useIsStillHere } from '#client/router/use-is-still-here.ts'
import { endSession as leave, revokeSession } from '#client/session/session.ts'
import { mayLeave } from '#client/shell/leave-guard.tsx'
import { toast } from '#client/toast/toast.ts'
import { confirm } from '#client/ui/dialog/confirm.tsx'
import { focusHeading } from '#client/ui/page-head.tsx'
import { messages } from '#pages/page3/page3_05-sessions/messages.ts'
import { deviceOf, SHORT_SECONDS } from '#pages/page3/page3_05-sessions/sessions.ts'
import { endSession, endSessions, type LiveSession, shortenSession } from '#resources/sessions/contract.ts'

const at = ({ id }: LiveSession) => ({ params: { sessionId: id } })
const CAUSE = 'sessions'

/** Ending the own session is a log-out: nothing can be refetched after it. */
const toSignIn = { onDone: () => leave('signed-out') }

export function useSessionActions() {
  const t = useMessages(messages)
  const failureText = useFailureText()
  const navigate = useNavigate()
  const isStillHere = useIsStillHere()
  const ending = useAction(endSession)
  const endingOwn = useAction(endSession, toSignIn)
  const endingOthers = useAction(endSessions)
  const endingAll = useAction(endSessions, toSignIn)
  const shortening = useAction(shortenSession)
  const nameOf = (session: LiveSession) => deviceOf(session) ?? t('unknownDevice')
  const saidOf = (name: string) => ({ cause: CAUSE, failed: (reason: string) => t('failed', { name, reason }) })

  /** This tab and the others go to the sign-in screen. */
  async function logOut(name: string, act: () => Promise<unknown>) {
    if (!(await mayLeave())) return
    try {
      await revokeSession(act)
    } catch (error) {
      toast.error(
        failureText(error, reason => t('failed', { name, reason }), name),
        { cause: CAUSE },
      )
    }
  }

  async function end(session: LiveSession) {
    const name = nameOf(session)
    if (session.isCurrent) return logOut(name, () => endingOwn.send(at(session)))
    const ended = await ending.run(at(session), { ...saidOf(name), done: () => t('ended', { name }) })
    if (ended && isStillHere()) focusHeading()
  }

  function shorten(session: LiveSession) {
    const name = nameOf(session)
    const done = () => t('shortened', { name, seconds: SHORT_SECONDS })
    return shortening.run({ ...at(session), body: { seconds: SHORT_SECONDS } }, { ...saidOf(name), done })
  }

  async function disown(session: LiveSession) {
    const isConfirmed = await confirm({
      title: t('notMeTitle'),
      text: t('notMeText'),
      confirmLabel: t('notMeConfirm'),
      isDangerous: true,
    })
    if (!isConfirmed || !(await ending.run(at(session), saidOf(nameOf(session))))) return
    const profile = linkIfHere('page3_02')
    if (profile && isStillHere()) void navigate(profile)
    toast.warning(t('changePassword'), { cause: CAUSE })
  }

  async function endOthers() {
    const done = ({ ended }: { ended: number }) => t('othersEnded', { count: ended })
    const ended = await endingOthers.run({}, { ...saidOf(t('endOthers')), done })
    if (ended && isStillHere()) focusHeading()
  }

  async function endAll() {
    const isConfirmed = await confirm({
      title: t('endAllTitle'),
      text: t('endAllText'),
      confirmLabel: t('endAll'),
      isDangerous: true,
    })
    if (isConfirmed) await logOut(t('endAll'), () => endingAll.send({ query: { all: true } }))
  }

  const isBusy = [ending, endingOwn, endingOthers, endingAll, shortening].some(action => action.isBusy)
  return { isBusy, end, shorten, disown, endOthers, endAll }
}
export type SessionActions = ReturnType<typeof useSessionActions>
