import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { MapItem } from '#pages/page7/page7_02-sites/items.ts'
import type { Sites } from '#pages/page7/page7_02-sites/use-sites.ts'
import { MapItems } from './map-items.tsx'

// What the keys do in the list beside the map, and where the focus is once the rows have been replaced.
const item = (id: number) =>
  ({
    ...{ is: 'cluster', key: `cluster ${id}`, lng: id, lat: 0 },
    cluster: { count: id, locality: { en: `Place ${id}`, zh: '' } },
  }) as MapItem

const showView = vi.fn<Sites['showView']>()
const choose = vi.fn()
beforeEach(() => {
  showView.mockReset().mockReturnValue('?at=x')
  choose.mockReset()
})

function open(...ids: number[]) {
  const of = (items: MapItem[]) => {
    const query = { isPlaceholderData: false }
    const view = { lng: 121, lat: 25, zoom: 12 }
    // It reads no more of the page.
    const sites = { items, query, view, size: null, hovered: null, state: {}, choose, showView } as unknown as Sites
    return (
      <>
        <input aria-label="Filter" />
        <MapItems sites={sites} onHover={() => undefined} />
      </>
    )
  }
  const { rerender } = render(of(ids.map(item)))
  act(() => row(0).focus())
  return { receive: (...next: number[]) => rerender(of(next.map(item))) }
}
const row = (index: number) => screen.getAllByRole('listitem')[index]?.querySelector('button') as HTMLButtonElement
/** Returns whether the browser does what the key is for, too. */
const press = (key: string, keys = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, cancelable: true, ...keys })
const filter = () => screen.getByLabelText('Filter')

test('plus zooms, and the first of the new rows gets the focus', () => {
  const { receive } = open(1, 2)
  expect(press('+')).toBe(false)
  expect(showView).toHaveBeenCalledWith({ lng: 121, lat: 25, zoom: 13 })
  receive(3, 4)
  expect(document.activeElement).toBe(row(0))
})

test('Ctrl and minus zooms the browser, and Alt with an arrow key is its own', () => {
  open(1, 2)
  expect([press('-', { ctrlKey: true }), press('=', { metaKey: true }), press('ArrowDown', { altKey: true })]).toEqual([
    ...[true, true, true],
  ])
  expect([showView.mock.calls, document.activeElement]).toEqual([[], row(0)])
})

test('who has gone on while a cluster is being opened keeps the focus', () => {
  const { receive } = open(1, 2)
  fireEvent.click(row(1))
  expect(choose).toHaveBeenCalledTimes(1)
  act(() => filter().focus())
  receive(3, 4)
  expect(document.activeElement).toBe(filter())
})

test('a key that can’t zoom any further does not move the focus when the rows change later', () => {
  const { receive } = open(1, 2, 3)
  showView.mockReturnValue(null)
  press('+')
  press('End')
  receive(4, 3, 5)
  expect(document.activeElement).toBe(row(1))
})
