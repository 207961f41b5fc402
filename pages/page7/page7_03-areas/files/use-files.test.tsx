import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { toast, useToasts } from '#client/toast/toast.ts'
import type { Teams } from '#pages/page7/page7_03-areas/panel/use-teams.ts'
import type { Area } from '#resources/areas/contract.ts'
import { square } from '#resources/areas/samples.ts'
import { useFiles } from './use-files.ts'

const saved = vi.hoisted(() => ({ files: [] as { name: string; type: string; text: Promise<string> }[] }))
// Instead of a download.
vi.mock('#client/files/save-file.ts', () => ({
  saveFile: (blob: Blob, name: string) => saved.files.push({ name, type: blob.type, text: blob.text() }),
}))

const area: Area = {
  ...{ id: 1, name: { en: 'North', zh: '北區' }, teamId: 5, memberId: null, mayOverlap: false, version: 1 },
  ...{ polygons: [[square([121, 24], 1)]], squareMetres: 0, updatedAt: '2026-10-31T00:00:00.000Z' },
}
// Only the names of teams are written.
const teams = { textOf: (id: number | null) => `Team ${id}` } as unknown as Teams

beforeEach(() => {
  toast.dismissAll()
  saved.files = []
})
const open = () => renderHook(() => useFiles([area], teams)).result
const last = () => useToasts.getState().toasts.at(-1)

/** A GeoJSON file with an area of this name, whose content arrives when the test says so. */
function slowFile(name: string) {
  const geometry = { type: 'Polygon', coordinates: [square([121, 24], 1)] }
  const text = JSON.stringify({ type: 'Feature', properties: { name }, geometry })
  const file = new File([text], `${name}.geojson`)
  const { promise, resolve, reject } = Promise.withResolvers<ArrayBuffer>()
  file.arrayBuffer = () => promise
  return {
    file,
    arrive: () => act(async () => resolve(await new Blob([text]).arrayBuffer())),
    fail: () => act(async () => reject(new Error('It is gone.'))),
  }
}

test('of two files, the one that was chosen last is previewed, whichever is read first', async () => {
  const hook = open()
  const [large, small] = [slowFile('large'), slowFile('small')]
  await act(async () => void hook.current.openPreview(large.file))
  await act(async () => void hook.current.openPreview(small.file))
  await small.arrive()
  await expect.poll(() => hook.current.preview?.fileName).toBe('small.geojson')
  await large.arrive()
  expect(hook.current.preview).toMatchObject({
    fileName: 'small.geojson',
    reading: { areas: [{ name: { en: 'small' } }] },
  })
  act(() => hook.current.closePreview())
  expect(hook.current.preview).toBeNull()
})

test('a file that cannot be read says so, and nothing is previewed', async () => {
  const hook = open()
  const gone = slowFile('gone')
  await act(async () => void hook.current.openPreview(gone.file))
  await gone.fail()
  await expect.poll(() => last()?.text).toMatch(/^Could not read/)
  expect(hook.current.preview).toBeNull()
})

test.each([
  ['geojson', 'application/geo+json'],
  ['kml', 'application/vnd.google-earth.kml+xml'],
] as const)('all areas are saved as %s, with their teams, and counted', async (format, type) => {
  const hook = open()
  await act(async () => void (await hook.current.save(format)))
  const [file] = saved.files
  expect([file?.name, file?.type]).toEqual([`areas.${format}`, type])
  expect(last()?.text).toContain(`areas.${format}`)
  const text = await file?.text
  expect([text?.includes('North'), text?.includes('Team 5')]).toEqual([true, true])
})
