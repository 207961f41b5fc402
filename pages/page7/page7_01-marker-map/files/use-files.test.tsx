import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { type Marker, useMap } from '#client/state/state.ts'
import { toast, useToasts } from '#client/toast/toast.ts'
import { useFiles } from './use-files.ts'

const saved = vi.hoisted(() => ({ files: [] as { name: string; type: string; text: Promise<string> }[] }))
// Instead of a download.
vi.mock('#client/files/save-file.ts', () => ({
  saveFile: (blob: Blob, name: string) => saved.files.push({ name, type: blob.type, text: blob.text() }),
}))

const markers: Marker[] = [{ id: 'a', name: 'Home', lng: 121.5, lat: 25, list: 'l1' }]

beforeEach(() => {
  toast.dismissAll()
  saved.files = []
  useMap.setState({ markers: [], filter: [{ id: 'l1', name: 'Trails', type: 'trail' }] })
})
const open = () => renderHook(() => useFiles(markers)).result
const last = () => useToasts.getState().toasts.at(-1)

/** A file whose content arrives when the test says so. */
function slowFile(name: string, text: string) {
  const file = new File([text], name)
  const { promise, resolve, reject } = Promise.withResolvers<ArrayBuffer>()
  file.arrayBuffer = () => promise
  return {
    file,
    arrive: () => act(async () => resolve(await new Blob([text]).arrayBuffer())),
    fail: () => act(async () => reject(new Error('It is gone.'))),
  }
}
const csv = (name: string) => slowFile(`${name}.csv`, `name,lng,lat\n${name},121,24\n`)

test('of two files, the one that was chosen last is previewed, whichever is read first', async () => {
  const hook = open()
  const [large, small] = [csv('large'), csv('small')]
  await act(async () => void hook.current.openPreview(large.file))
  await act(async () => void hook.current.openPreview(small.file))
  await small.arrive()
  await expect.poll(() => hook.current.preview?.fileName).toBe('small.csv')
  await large.arrive()
  expect([hook.current.preview?.fileName, hook.current.preview?.reading.markers]).toEqual([
    'small.csv',
    [expect.objectContaining({ name: 'small', lng: 121, lat: 24 })],
  ])
  act(() => hook.current.closePreview())
  expect(hook.current.preview).toBeNull()
})

test('the same file can be chosen again after its preview was closed', async () => {
  const hook = open()
  const one = csv('one')
  await one.arrive()
  for (const _ of [1, 2]) {
    await act(async () => void hook.current.openPreview(one.file))
    await expect.poll(() => hook.current.preview?.fileName).toBe('one.csv')
    act(() => hook.current.closePreview())
  }
})

test('a file that cannot be read says so, and nothing is previewed', async () => {
  const hook = open()
  const gone = csv('gone')
  await act(async () => void hook.current.openPreview(gone.file))
  await gone.fail()
  await expect.poll(() => last()?.text).toContain('could not be processed')
  expect(hook.current.preview).toBeNull()
})

test.each([
  ['geojson', 'application/geo+json'],
  ['csv', 'text/csv'],
] as const)('what is shown is saved as %s, with its lists, and counted', async (format, type) => {
  const hook = open()
  await act(async () => void (await hook.current.save(format)))
  const [file] = saved.files
  expect([file?.name, file?.type, last()?.text]).toEqual([
    `markers.${format}`,
    type,
    `1 marker was exported to markers.${format}.`,
  ])
  const text = await file?.text
  expect([text?.includes('Home'), text?.includes('Trails')]).toEqual([true, true])
})
