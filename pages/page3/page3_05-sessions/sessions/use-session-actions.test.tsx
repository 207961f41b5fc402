import { act, render, screen } from '@testing-library/react'
import { type NavigateFunction, useLocation, useNavigate } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { notePage } from '#client/router/links.ts'
import { onSessionEnd } from '#client/session/session.ts'
import { useLeaveGuard } from '#client/shell/leave-guard.tsx'
import { useGlobal } from '#client/state/state.ts'
import { toast, useToasts } from '#client/toast/toast.ts'
import { ConfirmHost } from '#client/ui/dialog/confirm.tsx'
import { PAGE_HEADING_ID } from '#client/ui/page-head.tsx'
import type { LiveSession } from '#resources/sessions/contract.ts'
import { type HeldRequest, holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { pageAt } from '#tests/journeys/racing/page-at.tsx'
import { type SessionActions, useSessionActions } from './use-session-actions.ts'

const AGENT = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const session = (id: number, more: Partial<LiveSession> = {}): LiveSession => ({
  ...{ id, isCurrent: false, address: '::1', agent: AGENT, level: 'normal', sandbox: { id: 'main', name: 'main' } },
  ...{ startedAt: '2026-10-31T00:00:00.000Z', usedAt: '2026-10-31T00:00:00.000Z', isFixed: false, secondsLeft: 900 },
  expiresAt: '2026-10-31T12:00:00.000Z',
  ...more,
})

let sent: HeldRequest[]
let actions: SessionActions
let navigate: NavigateFunction
let path: string
let endings: string[]
function Page({ isDirty }: { isDirty: boolean }) {
  actions = useSessionActions()
  useLeaveGuard(isDirty)
  return null
}
function Shell({ isDirty = false }) {
  navigate = useNavigate()
  path = useLocation().pathname
  return (
    <>
      <h1 id={PAGE_HEADING_ID} tabIndex={-1}>
        Sessions
      </h1>
      <input aria-label="Elsewhere" />
      {path === '/sessions' && <Page isDirty={isDirty} />}
      <ConfirmHost />
    </>
  )
}
const open = (isDirty = false) => render(<Shell isDirty={isDirty} />, { wrapper: pageAt('/sessions') })
beforeEach(() => {
  toast.dismissAll()
  notePage('page3_02')
  useGlobal.setState({ isLogin: true, token: 'mine' })
  sent = holdRequests()
  endings = []
  const forget = onSessionEnd(ending => endings.push(ending))
  return () => {
    forget()
    useGlobal.setState({ isLogin: false, token: null })
  }
})
const does = (action: () => unknown) => act(async () => void action())
const writes = () => sent.filter(({ method }) => method !== 'GET')
const reply = (index: number, answer: object = {}, status = 200) => does(() => writes()[index]?.reply(status, answer))
const press = (name: string) => does(() => screen.getByRole('button', { name }).click())
const asked = () => writes().map(({ method, path, body }) => [method, path, body])
const said = () => useToasts.getState().toasts.at(-1)?.text
const isHeadingFocused = () => document.activeElement?.id === PAGE_HEADING_ID
const goElsewhere = async () => {
  await does(() => navigate('/elsewhere'))
  screen.getByRole('textbox').focus()
}

test('another session is ended, and the focus goes to the heading, because its button is gone', async () => {
  open()
  await does(() => actions.end(session(5)))
  expect([asked(), actions.isBusy, isHeadingFocused()]).toEqual([[['DELETE', '/api/sessions/5', {}]], true, false])
  await reply(0, {}, 204)
  expect([said(), isHeadingFocused(), endings]).toEqual(['Chrome 140 · Linux was signed out', true, []])
})

test('who has left the page meanwhile keeps the focus there', async () => {
  open()
  await does(() => actions.end(session(5)))
  await does(() => actions.endOthers())
  await goElsewhere()
  await reply(0, {}, 204)
  await reply(1, { ended: 2 })
  expect([said(), document.activeElement]).toEqual(['2 other sessions were ended', screen.getByRole('textbox')])
})

test('a session that can’t be ended is named with the reason, and keeps the focus on its button', async () => {
  open()
  await does(() => actions.end(session(5, { agent: '' })))
  await reply(0, { code: 'not-found' }, 404)
  expect([said(), isHeadingFocused()]).toEqual([expect.stringMatching(/^Unknown device: /), false])
})

test('ending the own session signs out here, and only once the server has ended it', async () => {
  open()
  await does(() => actions.end(session(1, { isCurrent: true })))
  expect(endings).toEqual([])
  await reply(0, {}, 204)
  expect([endings, asked()]).toEqual([['signed-out'], [['DELETE', '/api/sessions/1', {}]]])
})

test('a refused sign-out keeps the session and says why', async () => {
  open()
  await does(() => actions.end(session(1, { isCurrent: true })))
  await reply(0, {}, 500)
  expect([endings, said()]).toEqual([[], expect.stringMatching(/^Chrome 140 · Linux: /)])
})

test('unsaved changes are asked about before signing out', async () => {
  open(true)
  await does(() => actions.end(session(1, { isCurrent: true })))
  expect([writes(), screen.getAllByRole('dialog').length]).toEqual([[], 1])
  await press('Stay')
  await does(() => actions.end(session(5)))
  // Ending another session leaves nothing.
  expect(asked()).toEqual([['DELETE', '/api/sessions/5', {}]])
})

test('all sessions end after a yes, including this one', async () => {
  open()
  await does(() => actions.endAll())
  await press('Cancel')
  expect(writes()).toEqual([])
  await does(() => actions.endAll())
  await press('End all')
  expect(asked()).toEqual([['DELETE', '/api/sessions?all=true', {}]])
  await reply(0, { ended: 3 })
  expect(endings).toEqual(['signed-out'])
})

test('all others end at once, and this one stays', async () => {
  open()
  await does(() => actions.endOthers())
  expect(asked()).toEqual([['DELETE', '/api/sessions', {}]])
  await reply(0, { ended: 1 })
  expect([said(), endings, isHeadingFocused()]).toEqual(['One other session was ended', [], true])
})

test('“Not me” ends the session after a yes and leads to the password', async () => {
  open()
  await does(() => actions.disown(session(5)))
  await press('Cancel')
  expect(writes()).toEqual([])
  await does(() => actions.disown(session(5)))
  await press('End session and change password')
  expect(path).toBe('/sessions')
  await reply(0, {}, 204)
  expect([path, said()]).toEqual(['/page3/page3_02', 'The session was ended. Change your password now.'])
})

test('“Not me” that is refused stays, and who has gone elsewhere is only told', async () => {
  open()
  await does(() => actions.disown(session(5)))
  await press('End session and change password')
  await reply(0, {}, 500)
  expect([path, said()]).toEqual(['/sessions', expect.stringMatching(/^Chrome 140 · Linux: /)])
  await does(() => actions.disown(session(5)))
  await press('End session and change password')
  await goElsewhere()
  await reply(1, {}, 204)
  expect([path, said()]).toEqual(['/elsewhere', 'The session was ended. Change your password now.'])
})

test('a session is shortened to half a minute', async () => {
  open()
  await does(() => actions.shorten(session(5)))
  expect(asked()[0]?.[2]).toEqual({ seconds: 30 })
  await reply(0, session(5))
  expect(said()).toBe('The session “Chrome 140 · Linux” ends in 30 seconds.')
})
