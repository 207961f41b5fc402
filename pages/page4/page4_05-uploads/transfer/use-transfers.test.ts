import { QueryObserver } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { api } from '#client/api/api.ts'
import { queryClient } from '#client/api/query.ts'
import { toast, useToasts } from '#client/toast/toast.ts'
import { listUploads, type Upload } from '#resources/uploads/contract.ts'
import { type HeldRequest, holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { useTransfers } from './use-transfers.ts'

const FINISHED_AT = '2026-10-31T00:01:00.000Z'
/** All bytes have arrived already, so that only announcing and finishing are asked for. */
const uploadOf = (name: string, finishedAt: string | null = null): Upload => ({
  ...{ id: '0123456789abcdef', name, size: 5, mediaType: 'text/csv', sha256: '', received: 5, finishedAt },
  ...{ createdAt: '2026-10-31T00:00:00.000Z', expiresAt: null, hasThumbnail: false },
  ...{ version: 1, updatedAt: '2026-10-31T00:00:00.000Z' },
})
const UNFINISHED = uploadOf('a.csv')
const FINISHED = uploadOf('a.csv', FINISHED_AT)
const [POST, READ, FINISH, LIST] = ['POST ', 'GET /0123456789abcdef', 'POST /0123456789abcdef/completion', 'GET ']

let sent: HeldRequest[]
let hook: { result: { current: ReturnType<typeof useTransfers> }; unmount: () => void }
beforeEach(() => {
  toast.dismissAll()
  sent = holdRequests()
  hook = renderHook(() => useTransfers(() => ({ headers: {}, isDamaged: false })))
})
const now = () => hook.result.current
const asked = () => sent.map(({ method, path }) => `${method} ${path.replace('/api/uploads', '')}`)
const states = () => now().transfers.map(({ state }) => state.is)
const texts = () => useToasts.getState().toasts.map(({ text }) => text)
const key = () => now().transfers[0]?.key ?? ''
const does = (action: () => void) => act(async () => action())
/** Hashing a file takes its time. */
const until = (look: () => unknown, is: unknown) =>
  vi.waitFor(async () => {
    await does(() => {})
    expect(look()).toEqual(is)
  })
const reply = (index: number, answer: object, status = 200) => does(() => sent[index]?.reply(status, answer))
async function add(...names: string[]) {
  await does(() => now().add(names.map(name => new File(['12345'], name))))
  await until(
    asked,
    names.map(() => POST),
  )
}
/** The list of files is on the screen, and has been read. */
function showList() {
  queryClient.setQueryData(api.query(listUploads).queryKey, { rows: [UNFINISHED], usedBytes: 0, quotaBytes: 9 })
  onTestFinished(new QueryObserver(queryClient, { ...api.query(listUploads), staleTime: 1e6 }).subscribe(() => {}))
}
const answerList = () => reply(asked().indexOf(LIST), { rows: [], usedBytes: 0, quotaBytes: 9 })

test('a finished file is marked in the list at once, and leaves this window when the list has been read', async () => {
  showList()
  await add('a.csv')
  await reply(0, UNFINISHED)
  await until(states, ['finishing'])
  await reply(1, FINISHED)
  await until(asked, [POST, FINISH, LIST])
  expect(queryClient.getQueryData(api.query(listUploads).queryKey)?.rows[0]?.finishedAt).toBe(FINISHED_AT)
  expect(states()).toEqual(['finishing'])
  await answerList()
  await until(states, [])
})

test('a file that has failed goes on at once, before the list has been read again', async () => {
  showList()
  await add('a.csv')
  await reply(0, UNFINISHED)
  await until(asked, [POST, FINISH])
  await reply(1, { code: 'bad-request' }, 400)
  await until(states, ['failed'])
  expect(asked().at(-1)).toBe(LIST)
  await does(() => now().goOn(key()))
  await does(() => now().goOn(key()))
  expect([states(), asked().slice(3)]).toEqual([['asking'], [READ]])
  await answerList()
})

test('a file whose bytes the server has discarded is announced again', async () => {
  await add('a.csv')
  await reply(0, UNFINISHED)
  await until(asked, [POST, FINISH])
  await reply(1, { code: 'checksum-mismatch' }, 422)
  await until(states, ['failed'])
  expect(now().transfers[0]).toMatchObject({ upload: null, sent: 0 })
  await does(() => now().goOn(key()))
  await until(asked, [POST, FINISH, POST])
})

test('what was paused stays paused, and can be paused again after it went on', async () => {
  await add('a.csv')
  await reply(0, UNFINISHED)
  await until(asked, [POST, FINISH])
  await does(() => now().pause(key()))
  await reply(1, FINISHED)
  expect([states(), texts(), sent[1]?.signal?.aborted]).toEqual([['paused'], [], true])
  await does(() => now().goOn(key()))
  expect(asked().slice(2)).toEqual([READ])
  // Before the request that was given up has noticed it.
  await does(() => {
    now().pause(key())
    now().goOn(key())
  })
  await does(() => now().pause(key()))
  expect([states(), sent.map(({ signal }) => signal?.aborted).slice(1)]).toEqual([['paused'], [true, true, true]])
})

test('a file that is cancelled or whose page is left is stopped', async () => {
  await add('a.csv', 'b.csv')
  await does(() => now().drop(key()))
  expect([states().length, sent.filter(({ signal }) => signal?.aborted).length]).toEqual([1, 1])
  hook.unmount()
  expect(sent.map(({ signal }) => signal?.aborted)).toEqual([true, true])
})

test('files that were chosen together are counted in one message', async () => {
  await add('a.csv', 'b.csv')
  await reply(0, FINISHED)
  await until(texts, ['1 of 2 files are stored. 1 of them already existed.'])
  await reply(1, UNFINISHED)
  await until(asked, [POST, POST, FINISH])
  await reply(2, FINISHED)
  await until(texts, ['2 of 2 files are stored. 1 of them already existed.'])
})
