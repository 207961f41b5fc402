import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { api } from '#client/api/api.ts'
import { queryClient } from '#client/api/query.ts'
import { type Area, listAreas } from '#resources/areas/contract.ts'
import { type LngLat, MAX_AREAS } from '#resources/areas/rules.ts'
import { square } from '#resources/areas/samples.ts'
import { type HeldRequest, holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { pageAt } from '#tests/journeys/racing/page-at.tsx'
import { useAreas } from './use-areas.ts'
import { useEditor } from './use-editor.ts'

// Instead of a socket.
vi.mock('#client/live/live.ts', () => ({ onRows: () => () => undefined }))

const { queryKey } = api.query(listAreas, { query: { limit: MAX_AREAS } })
const area = (id: number, version = 1, more: Partial<Area> = {}): Area => ({
  ...{ id, name: { en: `Area ${id}`, zh: `區域 ${id}` }, teamId: null, memberId: null, mayOverlap: false, version },
  ...{ polygons: [[square([id, 0], 1)]], squareMetres: 0, updatedAt: '2026-10-31T00:00:00.000Z', ...more },
})
// Only its rows are read.
const show = (...rows: Area[]) =>
  act(async () => void queryClient.setQueryData(queryKey, { rows, next: null } as never))

let sent: HeldRequest[]
beforeEach(() => {
  sent = holdRequests()
})
const changes = () => sent.filter(({ method }) => method === 'POST').map(({ body }) => body.changes)
const reply = (rows: Area[]) => act(async () => sent.findLast(({ method }) => method === 'POST')?.reply(200, { rows }))

async function open(address = '/areas') {
  const wrapper = pageAt(address)
  const { result } = renderHook(() => useEditorOf(useAreas()), { wrapper })
  // A neighbour may be overlapped, the other may not.
  await show(area(1), area(2, 1, { mayOverlap: true }), area(3))
  await expect.poll(() => result.current.page.areas.length).toBe(3)
  const press = (button: (page: (typeof result)['current']) => unknown) => act(async () => void button(result.current))
  const draw = async (tool: Parameters<(typeof result)['current']['draw']>[0], ...points: LngLat[]) => {
    await press(now => now.draw(tool))
    for (const point of points) await press(now => now.addPoint(point))
  }
  return { now: () => result.current, press, draw }
}
const useEditorOf = (page: ReturnType<typeof useAreas>) => ({ ...useEditor(page), page })

test('a shape is saved on the version that it was begun with, even if another one is on the screen by then', async () => {
  const { now, press } = await open()
  await press(({ edit }) => edit(area(1)))
  await press(({ draft }) => draft.moveCorner([0.5, 0]))
  await show(area(1, 5), area(3))
  await expect.poll(() => now().page.areas[0]?.version).toBe(5)
  await press(({ saveShape }) => saveShape())
  expect(changes()).toMatchObject([[{ kind: 'update', id: 1, version: 1 }]])
  await reply([area(1, 6)])
  expect(now().draft.isOpen).toBe(false)
})

test('what is changed while a shape is being saved stays open, and is saved on the version that came of it', async () => {
  const { now, press } = await open()
  await press(({ edit }) => edit(area(1)))
  await press(({ draft }) => draft.moveCorner([0.5, 0]))
  await press(({ saveShape }) => saveShape())
  await press(({ draft }) => draft.moveCorner([0.25, 0]))
  await reply([area(1, 2)])
  expect(now().draft.shape?.[0]?.[0]?.[0]).toEqual([0.25, 0])
  await press(({ saveShape }) => saveShape())
  expect(changes()[1]).toMatchObject([{ id: 1, version: 2 }])
  await reply([area(1, 3)])
  expect(now().draft.isOpen).toBe(false)
})

test('a new area that is changed while it is created becomes a change of it', async () => {
  const { now, press, draw } = await open()
  await draw('area', [7, 0], [8, 0], [8, 1])
  await press(({ finishDrawing }) => finishDrawing())
  await press(({ createArea }) => createArea({ name: { en: 'New', zh: '新' }, teamId: null, mayOverlap: false }))
  await press(({ draft }) => draft.moveCorner([7, 0.25]))
  await reply([area(9)])
  expect([now().draft.base?.id, now().draft.isChanged, now().page.open?.id]).toEqual([9, true, 9])
})

test('another area that is drawn while a shape is being saved stays open', async () => {
  const { now, press, draw } = await open()
  await press(({ edit }) => edit(area(1)))
  await press(({ draft }) => draft.moveCorner([0.5, 0]))
  await press(({ saveShape }) => saveShape())
  await press(({ cancel }) => cancel())
  await draw('area', [7, 0], [8, 0], [8, 1])
  await press(({ finishDrawing }) => finishDrawing())
  await reply([area(1, 2)])
  expect([now().draft.isOpen, now().draft.base]).toEqual([true, null])
})

test('an area that is opened while another one is being deleted stays open', async () => {
  const { now, press } = await open('/areas?area=1')
  await press(({ remove }) => remove(area(1)))
  await press(({ page }) => page.openArea(3))
  await reply([area(1, 2)])
  expect(now().page.open?.id).toBe(3)
})

test('what is cut out while the library loads is cut from the shape as it is then, and from no other area', async () => {
  const { now, press, draw } = await open()
  const cut = async (meanwhile: (page: ReturnType<typeof now>) => void) => {
    await draw('hole', [1.4, 0.4], [1.6, 0.4], [1.6, 0.6])
    await press(page => {
      void page.finishDrawing()
      meanwhile(page)
    })
    await act(async () => void (await import('./geometry/combine.ts')))
  }
  await press(({ edit }) => edit(area(1)))
  await cut(({ draft }) => draft.moveCorner([0.5, 0]))
  expect([now().draft.shape?.[0]?.length, now().draft.shape?.flat(2)]).toEqual([2, expect.arrayContaining([[0.5, 0]])])
  await cut(({ cancel, edit }) => {
    cancel()
    edit(area(3))
  })
  expect([now().draft.base?.id, now().draft.shape]).toEqual([3, area(3).polygons])
})

test('an area keeps what belongs to others that may be overlapped, and loses what belongs to the rest', async () => {
  const { now, press } = await open()
  await press(({ edit }) => edit(area(1, 1, { polygons: [[square([1, 0], 3)]] })))
  await press(({ trim }) => trim())
  await expect.poll(() => now().draft.canUndo).toBe(true)
  // The third one begins at 3, and the second one at 2. Each is one wide and high.
  expect(now().draft.shape?.flat(2)).toContainEqual([3, 1])
  expect(now().draft.shape?.flat(2)).not.toContainEqual([2, 1])
})

test('Undo takes back a point, then a change of the shape, and only then a saved step', async () => {
  const { now, press, draw } = await open()
  await press(({ remove }) => remove(area(3)))
  await reply([area(3, 2)])
  await press(({ edit }) => edit(area(1)))
  await press(({ draft }) => draft.moveCorner([0.5, 0]))
  await press(({ draft }) => draft.moveCorner([0.6, 0]))
  await press(({ undo }) => undo())
  await draw('part', [7, 0], [7, 0], [8, 0])
  // The second click on the same place is no point.
  expect(now().drawing?.points).toHaveLength(2)
  for (const left of [1, 0, 0]) {
    await press(({ undo }) => undo())
    expect([now().drawing?.points.length, now().draft.canUndo]).toEqual([left, true])
  }
  expect([now().canUndo, now().canRedo]).toEqual([false, false])
  await press(({ stopDrawing }) => stopDrawing())
  await press(({ undo }) => undo())
  expect([now().draft.canUndo, now().canRedo, changes().length]).toEqual([false, true, 1])
  await press(({ cancel }) => cancel())
  await press(({ undo }) => undo())
  expect(changes()[1]).toEqual([{ kind: 'restore', id: 3 }])
})
