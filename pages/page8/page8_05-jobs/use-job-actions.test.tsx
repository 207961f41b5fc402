import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { toast, useToasts } from '#client/toast/toast.ts'
import type { Job } from '#resources/jobs/contract.ts'
import { type HeldRequest, holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { useJobActions } from './use-job-actions.ts'

const saved = vi.hoisted(() => ({ names: [] as string[] }))
// Instead of a download.
vi.mock('#client/files/save-file.ts', async load => ({
  ...(await load<typeof import('#client/files/save-file.ts')>()),
  saveFile: (_: Blob, name: string) => saved.names.push(name),
}))

const ID = '0123456789abcdef'
// The actions need only these of a job.
const job = { id: ID, files: [{ name: 'events.csv' }, { name: 'more.csv' }] } as Job

let held: HeldRequest[]
beforeEach(() => {
  toast.dismissAll()
  saved.names = []
  held = holdRequests()
})
const open = () => renderHook(useJobActions).result
const does = (action: () => unknown) => act(async () => void action())
const reply = (index: number, status: number, body?: object) => act(async () => held[index]?.reply(status, body))
const last = () => useToasts.getState().toasts.at(-1)

test.each([
  ['cancel', 'cancellation'],
  ['retry', 'retry'],
] as const)('%s is sent once, and refused if the job has another state by now', async (name, path) => {
  const hook = open()
  await does(() => hook.current[name](job))
  expect([held[0]?.path, hook.current.isBusy]).toEqual([`/api/jobs/${ID}/${path}`, true])
  await reply(0, 409, { code: 'job-state', state: 'succeeded' })
  expect([last()?.text, hook.current.isBusy]).toEqual([expect.stringMatching(/^That didn’t work: ./), false])
  await does(() => hook.current.remove(job))
  await reply(1, 204)
  // What was said before about this job is gone.
  expect(useToasts.getState().toasts.map(({ tone }) => tone)).toEqual(['good'])
})

test('a job is deleted with Undo, and one that could not be deleted was not', async () => {
  const hook = open()
  const outcomes: boolean[] = []
  await does(async () => outcomes.push(await hook.current.remove(job)))
  await reply(0, 409, { code: 'job-state', state: 'running' })
  await does(async () => outcomes.push(await hook.current.remove(job)))
  await reply(1, 204)
  expect([outcomes, last()?.text]).toEqual([[false, true], 'Job deleted'])
  await does(() => last()?.action?.onClick())
  expect(held[2]).toMatchObject({ method: 'POST', path: `/api/jobs/${ID}/restore` })
  await reply(2, 200, { id: ID })
  expect([last()?.text, last()?.action]).toEqual(['Job restored', undefined])
})

test('a file is saved under its name, and one that is gone says so', async () => {
  const hook = open()
  await does(() => hook.current.download(job, 1))
  expect(held[0]?.path).toBe(`/api/jobs/${ID}/files/1`)
  await reply(0, 200, {})
  await expect.poll(() => saved.names).toEqual(['more.csv'])
  await does(() => hook.current.download(job, 0))
  await reply(1, 404, { code: 'not-found' })
  await expect.poll(() => last()?.text).toMatch(/^That didn’t work: ./)
  expect(saved.names).toHaveLength(1)
})
