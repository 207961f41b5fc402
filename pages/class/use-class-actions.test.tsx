import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { api } from '#client/api/api.ts'
import { queryClient } from '#client/api/query.ts'
import { toast, useToasts } from '#client/toast/toast.ts'
import { ConfirmHost } from '#client/ui/dialog/confirm.tsx'
import { type Class, listClasses } from '#resources/classes/contract.ts'
import { type HeldRequest, holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { useClassActions } from './use-class-actions.ts'

// The actions need only these of a class.
const classOf = (id: string, version = 3) => ({ id, name: `Class ${id}`, version }) as Class
const { queryKey } = api.query(listClasses)

let held: HeldRequest[]
let now: ReturnType<typeof useClassActions>
function Page({ of }: { of: Class }) {
  now = useClassActions(of)
  return <ConfirmHost />
}
beforeEach(() => {
  toast.dismissAll()
  held = holdRequests()
  queryClient.setQueryData(queryKey, { rows: [classOf('a'), classOf('b')] } as never)
  render(<Page of={classOf('a')} />)
})
const does = (action: () => unknown) => act(async () => void action())
const answer = (name: string) => does(() => screen.getByRole('button', { name }).click())
const writes = () => held.filter(({ method }) => method !== 'GET')
const asked = () => writes().map(({ method, path, body }) => [method, path.replace('/api/classes/', ''), body])
const reply = (index: number, status: number, body?: object) => act(async () => writes()[index]?.reply(status, body))
const last = () => useToasts.getState().toasts.at(-1)
const listed = () => queryClient.getQueryData(queryKey)?.rows.map(({ id }) => id)

test('a deleted class is off the page at once', async () => {
  await does(() => now.remove(12))
  expect(screen.getByRole('dialog').textContent).toContain('12 learners')
  await answer('Delete class')
  expect([asked(), listed()]).toEqual([[['DELETE', 'a', {}]], ['b']])
  await reply(0, 202, { learners: 12 })
  expect([last()?.text, listed()]).toEqual(['The data of 12 learners is being deleted.', ['b']])
})

test('a class whose deletion is refused is there again', async () => {
  await does(() => now.remove(12))
  await answer('Delete class')
  await reply(0, 403, { code: 'not-permitted' })
  expect([listed(), last()?.text]).toEqual([['a', 'b'], expect.stringMatching(/^That did not work: ./)])
})

test('whoever answers no deletes and resets nothing', async () => {
  await does(() => now.remove(12))
  await answer('Cancel')
  await does(() => now.reset(undefined, 12))
  await answer('Cancel')
  expect([asked(), listed()]).toEqual([[], ['a', 'b']])
})

test('the sandboxes of the chosen learners are reset, or of all', async () => {
  await does(() => now.reset([4, 5], 2))
  await answer('Reset')
  await does(() => now.reset(undefined, 1))
  expect(screen.getByRole('dialog').textContent).toContain('Reset 1 sandbox?')
  await answer('Reset')
  expect(asked()).toEqual([
    ['POST', 'a/reset', { accountIds: [4, 5] }],
    ['POST', 'a/reset', {}],
  ])
  await reply(1, 202, { learners: 1 })
  expect(last()?.text).toBe('1 sandbox is being reset.')
})

test('Undo opens a closed class again, in the version that it has by then', async () => {
  await does(() => now.close())
  expect(writes()[0]).toMatchObject({ path: '/api/classes/a/close', headers: { 'if-match': '"3"' } })
  await reply(0, 200, classOf('a', 4))
  expect(last()?.text).toBe('Class a is closed. Its learners are signed out.')
  await does(() => last()?.action?.onClick())
  expect(writes()[1]).toMatchObject({ path: '/api/classes/a/reopen', headers: { 'if-match': '"4"' } })
  await reply(1, 200, classOf('a', 5))
  expect([last()?.text, last()?.action]).toEqual(['Class a is open again.', undefined])
})

test('a class that another coach has changed is not closed', async () => {
  await does(() => now.close())
  await reply(0, 412, { code: 'stale', current: classOf('a', 9) })
  expect([last()?.action, last()?.tone]).toEqual([undefined, 'bad'])
})

test('hands are lowered, and faults and hunts end, without a question', async () => {
  await does(() => now.lower([4, 5]))
  await does(() => now.endFault())
  expect(now.isEnding).toBe(true)
  await does(() => now.endHunt())
  expect(asked().map(([method, path]) => `${method} ${path}`)).toEqual([
    'DELETE a/hands?accountIds=4&accountIds=5',
    expect.stringMatching(/^DELETE a\/fault/),
    expect.stringMatching(/^DELETE a\/hunt/),
  ])
  await reply(1, 204)
  expect([last()?.text, now.isEnding]).toEqual(['The fault has ended for everyone.', false])
})
