import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { toast, useToasts } from '#client/toast/toast.ts'
import { type HeldRequest, holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { useFileActs } from './use-file-acts.ts'

const saved = vi.hoisted(() => vi.fn())
vi.mock('#client/files/save-file.ts', async original => ({ ...(await original<object>()), saveFile: saved }))

const FILE = { id: '00000000000000aa', name: 'hills.png' }
const OTHER = { id: '00000000000000bb', name: 'lakes.png' }

let sent: HeldRequest[]
let hook: { current: ReturnType<typeof useFileActs> }
beforeEach(() => {
  saved.mockClear()
  toast.dismissAll()
  sent = holdRequests()
  hook = renderHook(() => useFileActs()).result
})
const now = () => hook.current
const does = (action: () => unknown) => act(async () => void action())
const writes = () => sent.filter(({ method }) => method !== 'GET')
const reply = (index: number, answer: object = {}, status = 200) => does(() => writes()[index]?.reply(status, answer))
const toasts = () => useToasts.getState().toasts.map(({ text, action }) => [text, action?.label])
const press = (index = 0) => does(() => useToasts.getState().toasts[index]?.action?.onClick())

test('a file is deleted, and Undo brings it back', async () => {
  await does(() => now().remove(FILE))
  await reply(0, {}, 204)
  expect(toasts()).toEqual([[expect.stringContaining('hills.png'), 'Undo']])
  await press()
  expect(writes()[1]?.path).toBe(`/api/uploads/${FILE.id}/restore`)
  await reply(1, FILE)
  expect(toasts()).toEqual([[expect.stringContaining('hills.png'), undefined]])
})

test('a file that is deleted twice at once is deleted once, and its Undo stays; the next try deletes again', async () => {
  const results: boolean[] = []
  const remove = () => does(async () => results.push(await now().remove(FILE)))
  await remove()
  await remove()
  await reply(0, {}, 500)
  expect([writes().length, results]).toEqual([1, [false, false]])
  await remove()
  await reply(1, {}, 204)
  expect(results).toEqual([false, false, true])
  expect(toasts()).toEqual([[expect.stringContaining('hills.png'), 'Undo']])
})

test('of two files that are deleted, each can be brought back', async () => {
  await does(() => now().remove(FILE))
  await does(() => now().remove(OTHER))
  await reply(1, {}, 204)
  await reply(0, {}, 204)
  expect(toasts().map(([, label]) => label)).toEqual(['Undo', 'Undo'])
  await press(0)
  expect(writes()[2]?.path).toBe(`/api/uploads/${OTHER.id}/restore`)
})

test('an upload is finished under the name that the server gives it, or the refusal is told', async () => {
  await does(() => now().finish(FILE))
  expect(writes()[0]?.path).toMatch(/\/api\/uploads\/00000000000000aa\//)
  await reply(0, { ...FILE, name: 'hills (2).png' })
  expect(toasts()).toEqual([[expect.stringContaining('hills (2).png'), undefined]])
  await does(() => now().finish(FILE))
  await reply(1, { code: 'checksum-mismatch' }, 422)
  expect(useToasts.getState().toasts.at(-1)?.tone).toBe('bad')
})

test('a file is downloaded once under its name; without one in the reply, under the name in the list', async () => {
  await does(() => now().download(FILE))
  await does(() => sent[0]?.reply(200, { bytes: 1 }))
  await expect.poll(() => saved.mock.calls.length).toBe(1)
  expect(saved.mock.calls[0]?.[1]).toBe('hills.png')
})

test('a download that fails says so and saves nothing', async () => {
  await does(() => now().download(FILE))
  await does(() => sent[0]?.reply(404, { code: 'not-found' }))
  expect([saved.mock.calls, useToasts.getState().toasts.at(-1)?.tone]).toEqual([[], 'bad'])
})
