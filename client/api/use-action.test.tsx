import { QueryObserver } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { queryClient } from '#client/api/query.ts'
import { toast } from '#client/toast/toast.ts'
import { endpoint, refusal } from '#shared/contract.ts'
import { idempotent } from '#shared/headers.ts'
import { useAction } from './use-action.ts'

const createThing = endpoint('POST /api/things', {
  summary: { en: 'Add', zh: '新增' },
  needs: 'members:write',
  headers: z.object(idempotent),
  body: z.object({ name: z.string() }),
  replies: { 201: z.object({ id: z.int() }), 422: refusal(['email-taken']) },
})

let requests: { key: string | undefined; answer: (status: number, body: object) => void; cut: () => void }[]

beforeEach(() => {
  requests = []
  vi.stubGlobal('fetch', (_: string, { headers = {} }: { headers?: Record<string, string> }) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>()
    requests.push({
      key: headers['idempotency-key'],
      answer: (status, body) => resolve(reply(status, body)),
      cut: () => reject(new TypeError('cut')),
    })
    return promise
  })
  vi.spyOn(toast, 'success').mockImplementation(() => undefined)
  vi.spyOn(toast, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  queryClient.clear()
})

const reply = (status: number, body: object) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': status < 300 ? 'application/json' : 'application/problem+json' },
  })
const refused = { type: 'about:blank', title: 'taken', status: 422, code: 'email-taken' }
const ada = { body: { name: 'Ada' } }

const open = (options: Parameters<typeof useAction<typeof createThing>>[1] = {}) =>
  renderHook(() => useAction(createThing, options)).result

/** Starts the action, waits until the request is sent, and answers it. */
async function press<T>(begin: () => Promise<T>, settle: (request: (typeof requests)[number]) => void): Promise<T> {
  const before = requests.length
  let ended: Promise<T> | undefined
  await act(async () => {
    ended = begin()
    await expect.poll(() => requests.length).toBe(before + 1)
  })
  await act(async () => {
    const request = requests.at(-1)
    if (request) settle(request)
    await ended?.catch(() => undefined)
  })
  return ended as Promise<T>
}

test('is busy until both of two writes have ended', async () => {
  const hook = open()
  let ended: Promise<unknown>[] = []
  await act(async () => {
    ended = [hook.current.run(ada), hook.current.run({ body: { name: 'Ben' } })]
    await expect.poll(() => requests.length).toBe(2)
  })
  for (const [index, isBusy] of [true, false].entries()) {
    await act(async () => {
      requests[index]?.answer(201, { id: index })
      await ended[index]
    })
    expect(hook.current.isBusy).toBe(isBusy)
  }
})

test('is busy while the request is in flight, and returns the response', async () => {
  const hook = open()
  let ended: Promise<unknown> = Promise.resolve()
  await act(async () => {
    ended = hook.current.run(ada)
    await expect.poll(() => requests.length).toBe(1)
  })
  expect([hook.current.isBusy, hook.current.sending]).toEqual([true, ada])
  await act(async () => {
    requests[0]?.answer(201, { id: 1 })
    await ended
  })
  expect(await ended).toEqual({ reply: { id: 1 } })
  expect(hook.current.isBusy).toBe(false)
})

test('reuses the key until a response has arrived, and takes a new one after success', async () => {
  const hook = open()
  await press(
    () => hook.current.run(ada),
    request => request.cut(),
  )
  await press(
    () => hook.current.run(ada),
    request => request.answer(201, { id: 1 }),
  )
  await press(
    () => hook.current.run(ada),
    request => request.answer(201, { id: 2 }),
  )
  const [first, again, next] = requests.map(({ key }) => key)
  expect(first).toMatch(/^[0-9a-f-]{36}$/)
  expect(again).toBe(first)
  expect(next).not.toBe(first)
})

test('refetches the lists of its resource and of those in `alsoChanges`, and no others', async () => {
  const paths = ['/api/things', '/api/things/:id', '/api/teams', '/api/thingummies']
  for (const path of paths) queryClient.setQueryData([path, {}], {})
  const hook = open({ alsoChanges: ['teams'] })
  await press(
    () => hook.current.run(ada),
    request => request.answer(201, { id: 1 }),
  )
  expect(paths.filter(path => queryClient.getQueryState([path, {}])?.isInvalidated)).toEqual(paths.slice(0, 3))
})

test('reports the result of what a form sends', async () => {
  const hook = open({ done: ({ id }) => `added ${id}` })
  const send = () => hook.current.send(ada)
  await expect(press(send, request => request.answer(422, refused))).rejects.toMatchObject({ code: 'email-taken' })
  expect([toast.error, toast.success].flatMap(say => vi.mocked(say).mock.calls)).toEqual([])
  await press(send, request => request.answer(201, { id: 7 }))
  expect(toast.success).toHaveBeenCalledExactlyOnceWith('added 7', { cause: '/api/things' })
})

test('reports the result, with Undo', async () => {
  const undo = vi.fn()
  const hook = open({ done: ({ id }) => `added ${id}`, undo: () => undo, cause: 'thing' })
  await press(
    () => hook.current.run(ada),
    request => request.answer(201, { id: 7 }),
  )
  const [text, { action, cause } = {}] = vi.mocked(toast.success).mock.calls[0] ?? []
  expect([text, cause, action?.label]).toEqual(['added 7', 'thing', 'Undo'])
  action?.onClick()
  expect(undo).toHaveBeenCalled()
})

test('shows an optimistic update at once and rolls it back when the server refuses', async () => {
  let shown = 'before'
  const hook = open({
    optimistic: () => {
      shown = 'after'
      return () => {
        shown = 'before'
      }
    },
    failed: reason => `Not added. ${reason}`,
  })
  let whileSending = ''
  const outcome = await press(
    () => hook.current.run(ada),
    request => {
      whileSending = shown
      request.answer(422, refused)
    },
  )
  expect([whileSending, shown, outcome]).toEqual(['after', 'before', null])
  expect(hook.current.error).toMatchObject({ code: 'email-taken' })
  expect(vi.mocked(toast.error).mock.calls[0]?.[0]).toMatch(/^Not added\. /)
})

test('says that the result is unknown if no response arrived, whatever the page says of a refusal', async () => {
  const hook = open({ failed: reason => `Nothing was added. ${reason}` })
  await press(
    () => hook.current.run(ada),
    request => request.cut(),
  )
  const [text] = vi.mocked(toast.error).mock.calls[0] ?? []
  expect(text).toBe(
    'No response arrived, so it’s unknown whether this was done. You can send it again: nothing is done twice.',
  )
  const dismiss = vi.spyOn(toast, 'dismiss').mockImplementation(() => undefined)
  await press(
    () => hook.current.run(ada),
    request => request.answer(201, { id: 1 }),
  )
  expect(dismiss).toHaveBeenCalledExactlyOnceWith('/api/things')
  expect(new Set(requests.map(({ key }) => key)).size).toBe(1)
})

test('offers to ask the server, and says so if the write must not be sent again', async () => {
  queryClient.setQueryData(['/api/things', {}], {})
  const { headers: _, ...once } = createThing
  const hook = renderHook(() => useAction(once)).result
  await press(
    () => hook.current.run(ada),
    request => request.cut(),
  )
  const [text = '', { action } = {}] = vi.mocked(toast.error).mock.calls[0] ?? []
  expect(text).toMatch(/Check before you send it again\.$/)
  expect(action?.label).toBe('Check')
  await press(
    async () => action?.onClick(),
    request => request.answer(200, {}),
  )
  await expect.poll(() => vi.mocked(toast.success).mock.calls[0]?.[0]).toMatch(/^Refreshed\./)
  expect(requests).toHaveLength(2)
})

test('options of one run override the common ones', async () => {
  const calls: string[] = []
  const hook = open({ done: () => 'added', onDone: () => calls.push('every'), cause: 'thing' })
  await press(
    () => hook.current.run(ada, { done: () => 'Ada added', onDone: () => calls.push('this') }),
    request => request.answer(201, { id: 1 }),
  )
  expect(calls).toEqual(['this'])
  expect(vi.mocked(toast.success).mock.calls[0]).toEqual(['Ada added', { cause: 'thing' }])
})

test('reports when its changes have been refetched, also after a refusal', async () => {
  const path = '/api/things'
  let reading = Promise.withResolvers<object>()
  const observer = new QueryObserver(queryClient, { queryKey: [path, {}], queryFn: () => reading.promise })
  const stop = observer.subscribe(() => undefined)
  reading.resolve({})
  await expect.poll(() => observer.getCurrentResult().isSuccess).toBe(true)

  const onReadAgain = vi.fn()
  const hook = open({ onReadAgain, failed: null })
  for (const [count, [status, body]] of [[201, { id: 1 }] as const, [422, refused] as const].entries()) {
    reading = Promise.withResolvers<object>()
    await press(
      () => hook.current.run(ada),
      request => request.answer(status, body),
    )
    expect(onReadAgain).toHaveBeenCalledTimes(count)
    reading.resolve({})
    await expect.poll(() => onReadAgain.mock.calls.length).toBe(count + 1)
  }
  stop()
})

test('passes the failure to a form, without a toast', async () => {
  const hook = open()
  await expect(
    press(
      () => hook.current.send(ada),
      request => request.answer(422, refused),
    ),
  ).rejects.toMatchObject({
    code: 'email-taken',
  })
  expect(toast.error).not.toHaveBeenCalled()
})

test('a deletion that is pressed twice is sent once and keeps its Undo; another one is sent at once', async () => {
  const deleteThing = endpoint('DELETE /api/things/:id', {
    summary: { en: 'Delete', zh: '刪除' },
    needs: 'members:write',
    params: z.object({ id: z.int() }),
    replies: { 200: z.object({ id: z.int() }) },
  })
  const { result } = renderHook(() => useAction(deleteThing, { done: () => 'Deleted', undo: () => () => {} }))
  const press = (id: number) => act(async () => void result.current.run({ params: { id } }))
  await press(1)
  await press(1)
  await press(2)
  expect(requests).toHaveLength(2)
  await act(async () => requests[0]?.answer(200, { id: 1 }))
  await expect.poll(() => vi.mocked(toast.success).mock.calls).toHaveLength(1)
  expect(toast.error).not.toHaveBeenCalled()
  // Once it has ended, it can be sent again: it may have been restored meanwhile.
  await press(1)
  expect(requests).toHaveLength(3)
})

test('run and send stay the same functions', () => {
  const { result, rerender } = renderHook(() => useAction(createThing, { done: () => 'again' }))
  const { run, send } = result.current
  rerender()
  expect([result.current.run, result.current.send]).toEqual([run, send])
})
