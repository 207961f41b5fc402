import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Reading, ReadNews, ReadOrder } from './reading.ts'
import { useReading } from './use-reading.ts'

/** A worker whose messages the test sends. As in a browser, a terminated worker is silent. */
class FakeWorker {
  static all: FakeWorker[] = []
  onmessage?: (event: { data: ReadNews }) => void
  isEnded = false
  order?: ReadOrder
  constructor() {
    FakeWorker.all.push(this)
  }
  postMessage(order: ReadOrder) {
    this.order = order
  }
  terminate() {
    this.isEnded = true
  }
  send(data: ReadNews) {
    if (!this.isEnded) this.onmessage?.({ data })
  }
}
beforeEach(() => {
  FakeWorker.all = []
  vi.stubGlobal('Worker', FakeWorker)
  return () => vi.unstubAllGlobals()
})

const READING: Reading = { encoding: 'utf-8', heads: ['Name'], rows: [{ line: 2, cells: ['Lin'] }] }
const small = new File(['Name\nLin\n'], 'small.csv')
const large = new File([`Name\n${'a\n'.repeat(5000)}`], 'large.csv')

function open() {
  const found: Reading[] = []
  const { result, unmount } = renderHook(() => useReading(reading => void found.push(reading)))
  const last = () => {
    const worker = FakeWorker.all.at(-1)
    if (!worker) throw new Error('Nothing is being read.')
    return worker
  }
  return { result, unmount, found, last }
}

test('cancelling terminates the worker at once, and later messages are ignored', () => {
  const { result, found, last } = open()
  act(() => result.current.read(large))
  act(() => last().send({ is: 'progress', done: 0.4 }))
  expect(result.current.state).toEqual({ is: 'reading', file: large, done: 0.4 })
  act(() => result.current.cancel())
  expect(last().isEnded).toBe(true)
  act(() => last().send({ is: 'read', reading: READING }))
  expect(result.current.state).toEqual({ is: 'none' })
  expect(found).toEqual([])
})

test('cancelling a second file restores the first', () => {
  const { result, found, last } = open()
  act(() => result.current.read(small))
  act(() => last().send({ is: 'read', reading: READING }))
  const before = result.current.state
  act(() => result.current.read(large))
  // Chosen again before the first file has been read.
  act(() => result.current.read(large))
  expect(FakeWorker.all.map(({ isEnded }) => isEnded)).toEqual([true, true, false])
  act(() => result.current.cancel())
  expect(result.current.state).toBe(before)
  expect(found).toEqual([READING])
})

test('leaving the page cancels the reading', () => {
  const { result, unmount, last } = open()
  act(() => result.current.read(large))
  unmount()
  expect(last().isEnded).toBe(true)
})
