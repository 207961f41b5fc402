import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { useGlobal } from '#client/state/state.ts'
import { JobInput } from '#resources/jobs/contract.ts'
import { JOB_KINDS, type JobKind } from '#resources/jobs/rules.ts'
import { useInput } from './use-input.ts'

beforeEach(() => useGlobal.setState({ time_zone: 'Asia/Taipei' }))
const open = (kind: JobKind) => renderHook(({ kind }) => useInput(kind), { initialProps: { kind } })

test('each kind begins with an input that the server takes, except the one that needs a file', () => {
  const inputs = JOB_KINDS.map(kind => open(kind).result.current.value)
  expect(inputs.map(input => input?.kind ?? null)).toEqual(
    JOB_KINDS.map(kind => (kind === 'check-import' ? null : kind)),
  )
  for (const input of inputs) if (input) expect(JobInput.safeParse(input).success).toBe(true)
})

test('all events are exported unless a kind of them is chosen', () => {
  const { result } = open('export-events')
  expect(result.current.value).toEqual({ kind: 'export-events', format: 'csv' })
  act(() => result.current.change({ eventKind: 'created' as never }))
  expect(result.current.value).toEqual({ kind: 'export-events', format: 'csv', eventKind: 'created' })
  act(() => result.current.change({ eventKind: 'all' }))
  expect(result.current.value).toEqual({ kind: 'export-events', format: 'csv' })
})

test('what was chosen for one kind is there again after another one', () => {
  const { result, rerender } = open('check-import')
  act(() => result.current.change({ uploadId: 'u1' }))
  rerender({ kind: 'thumbnails' })
  act(() => result.current.change({ size: 320 }))
  expect(result.current.value).toEqual({ kind: 'thumbnails', size: 320 })
  rerender({ kind: 'check-import' })
  expect(result.current.value).toEqual({ kind: 'check-import', uploadId: 'u1' })
})

test('a report is in the operator’s language, with months of their zone', () => {
  expect(open('sales-report').result.current.value).toEqual({
    kind: 'sales-report',
    language: 'en',
    zone: 'Asia/Taipei',
  })
})
