import { useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '#client/api/api.ts'
import { useProblemText } from '#client/api/problem-text.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { linkTo } from '#client/router/links.ts'
import { endSession as leave, revokeSession } from '#client/session/session.ts'
import { mayLeave } from '#client/shell/leave-guard.tsx'
import { confirm } from '#client/ui/dialog/confirm.tsx'
import { PAGE_HEADING_ID } from '#client/ui/page-head.tsx'
import { toast } from '#client/ui/toast.ts'
import { endSession, endSessions, type LiveSession, shortenSession } from '#resources/sessions/contract.ts'
import { messages } from './messages.ts'
import { deviceOf, readSessionsAgain, SHORT_SECONDS } from './sessions.ts'

const at = ({ id }: LiveSession) => ({ params: { sessionId: id } })
const ALL = 'all'

/** For when the button that has the focus goes with what it did. */
const focusHeading = () => document.getElementById(PAGE_HEADING_ID)?.focus({ preventScroll: true })

/** What can be done with sessions at a press; `busy` is the id of the one that it is being done with. */
export function useSessionActions() {
  const t = useMessages(messages)
  const describe = useProblemText()
  const navigate = useNavigate()
  const [busy, setBusy] = useState<number | typeof ALL | null>(null)
  const nameOf = (session: LiveSession) => deviceOf(session) ?? t('unknownDevice')

  /** Does it, and says when it failed. Tells whether it was done. */
  async function perform(on: number | typeof ALL, name: string, act: () => Promise<unknown>): Promise<boolean> {
    setBusy(on)
    try {
      await act()
      return true
    } catch (error) {
      toast.error(t('failed', { name, reason: describe(error) }), { cause: 'sessions' })
      // One that is gone already is not listed again.
      void readSessionsAgain()
      return false
    } finally {
      setBusy(null)
    }
  }

  /** What ends the own session is a log-out: this tab and the others lead to the sign-in screen. */
  async function logOut(on: number | typeof ALL, name: string, act: () => Promise<unknown>) {
    if (!(await mayLeave())) return
    if (await perform(on, name, () => revokeSession(act))) leave('signed-out')
  }

  async function end(session: LiveSession) {
    const name = nameOf(session)
    const act = () => api.call(endSession, at(session))
    if (session.isCurrent) return logOut(session.id, name, act)
    if (!(await perform(session.id, name, act))) return
    focusHeading()
    await readSessionsAgain()
    toast.success(t('ended', { name }), { cause: 'sessions' })
  }

  async function shorten(session: LiveSession) {
    const name = nameOf(session)
    const body = { seconds: SHORT_SECONDS }
    if (!(await perform(session.id, name, () => api.call(shortenSession, { ...at(session), body })))) return
    await readSessionsAgain()
    toast.info(t('shortened', { name, seconds: SHORT_SECONDS }), { cause: 'sessions' })
  }

  async function disown(session: LiveSession) {
    const isConfirmed = await confirm({
      title: t('notMeTitle'),
      text: t('notMeText'),
      confirmLabel: t('notMeConfirm'),
      cancelLabel: t('cancel'),
      isDangerous: true,
    })
    if (!isConfirmed) return
    if (!(await perform(session.id, nameOf(session), () => api.call(endSession, at(session))))) return
    void navigate(linkTo('page3_02'))
    toast.warning(t('changePassword'), { cause: 'sessions' })
  }

  async function endOthers() {
    let count = 0
    const isDone = await perform(ALL, t('endOthers'), async () => {
      count = (await api.call(endSessions)).ended
    })
    if (!isDone) return
    focusHeading()
    await readSessionsAgain()
    toast.success(t('othersEnded', { count }), { cause: 'sessions' })
  }

  async function endAll() {
    const isConfirmed = await confirm({
      title: t('endAllTitle'),
      text: t('endAllText'),
      confirmLabel: t('endAll'),
      cancelLabel: t('cancel'),
      isDangerous: true,
    })
    if (isConfirmed) await logOut(ALL, t('endAll'), () => api.call(endSessions, { query: { all: true } }))
  }

  return { busy, end, shorten, disown, endOthers, endAll }
}
export type SessionActions = ReturnType<typeof useSessionActions>
