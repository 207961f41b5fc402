import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { showLanguage } from '#client/i18n/i18n.ts'
import { useGlobal } from '#client/state/state.ts'
import type { Permission } from '#shared/permissions.ts'
import { type HeldRequest, holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { pageAt } from '#tests/journeys/racing/page-at.tsx'
import type { AuditView } from './columns.tsx'
import { useAuditView } from './use-view.ts'

const AT = '2026-10-31T18:30:00.000Z'
let sent: HeldRequest[]
let hook: { result: { current: AuditView }; rerender: (zone: string) => void }
function open(...permissions: Permission[]) {
  useGlobal.setState({ permissions })
  hook = renderHook((zone: string) => useAuditView(zone), {
    initialProps: 'Asia/Taipei',
    wrapper: pageAt('/audit'),
  })
}
beforeEach(() => {
  sent = holdRequests()
  return () => act(async () => showLanguage('en'))
})
const now = () => hook.result.current
const read = (path: string, rows: object[]) =>
  act(async () => sent.find(one => one.path.startsWith(path))?.reply(200, { rows, next: null, count: { value: 1 } }))
const readNames = async () => {
  await read('/api/teams', [{ id: 13, name: { en: 'Delivery', zh: '配送' }, parentId: 1, version: 1, updatedAt: AT }])
  await read('/api/sandboxes', [{ id: 'b1b6', name: 'Mine' }])
  await expect.poll(() => [now().teamName(13), now().sandboxName('b1b6')]).toEqual(['Delivery', 'Mine'])
}

test('teams and sandboxes have their names once they are read; unknown ones have none', async () => {
  open('teams:read', 'sandboxes:read')
  expect([now().teamName(13), now().sandboxName('b1b6')]).toEqual(['', ''])
  await readNames()
  expect([now().teamName(99), now().sandboxName('gone')]).toEqual(['', ''])
})

test('nothing is asked for that the operator may not see', () => {
  open('audit:read')
  expect(sent).toEqual([])
  open('audit:read', 'teams:read')
  expect(sent.map(({ path }) => path.split('?')[0])).toEqual(['/api/teams'])
})

test('names, days and times follow the language and the zone', async () => {
  open('teams:read', 'sandboxes:read')
  await readNames()
  expect([now().formatTime(AT), now().formatDay('2026-11-01')]).toEqual([
    expect.stringContaining('2:30'),
    expect.stringContaining('Nov'),
  ])
  await act(async () => showLanguage('zh'))
  expect([now().teamName(13), now().language, now().formatDay('2026-11-01')]).toEqual([
    '配送',
    'zh',
    expect.stringContaining('11月1日'),
  ])
  act(() => hook.rerender('UTC'))
  expect([now().zone, now().formatTime(AT)]).toEqual(['UTC', expect.stringContaining('18:30')])
})

test('the view stays the same while nothing in it changes, so that no cell renders again', async () => {
  open('teams:read', 'sandboxes:read')
  await readNames()
  const before = now()
  act(() => hook.rerender('Asia/Taipei'))
  expect(now()).toBe(before)
})
