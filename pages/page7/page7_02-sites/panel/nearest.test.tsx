import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { NearestSites } from '#pages/page7/page7_02-sites/use-nearest.ts'
import type { Sites } from '#pages/page7/page7_02-sites/use-sites.ts'
import { Nearest } from './nearest.tsx'

// The browser asks the operator before it tells their location, so it may take long.
vi.mock('./place-field.tsx', () => ({
  PlaceField: ({ onChoose }: { onChoose: (place: object) => void }) => (
    <button type="button" onClick={() => onChoose({ id: '63000010', lng: 121.5, lat: 25 })}>
      Songshan
    </button>
  ),
}))

const setMine = vi.fn<NearestSites['setMine']>()
const shown = vi.fn<Sites['showNear']>()
let locate: (lng: number, lat: number) => void
beforeEach(() => {
  setMine.mockReset()
  shown.mockReset()
})
Object.defineProperty(navigator, 'geolocation', {
  value: {
    getCurrentPosition(found: PositionCallback) {
      // It has more, which nobody reads.
      locate = (longitude, latitude) => found({ coords: { longitude, latitude } } as GeolocationPosition)
    },
  },
})

function Panel() {
  const [near, setNear] = useState<string>()
  const [isOpen, setIsOpen] = useState(true)
  const showNear: Sites['showNear'] = place => {
    setNear(place.near)
    return shown(place)
  }
  // It reads no more of the page.
  const sites = { state: { near, count: 5 }, hovered: null, showNear } as unknown as Sites
  const nearest = { isAsked: false, isMine: false, origin: null, setMine } as unknown as NearestSites
  return (
    <>
      {isOpen && <Nearest sites={sites} nearest={nearest} onHover={() => undefined} />}
      <button type="button" onClick={() => setIsOpen(false)}>
        List
      </button>
    </>
  )
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const arrive = () => act(async () => locate(120.301234, 22.601234))

test('the sites near the operator are shown, without where exactly that is', async () => {
  render(<Panel />)
  press('Use my location')
  await arrive()
  expect(setMine).toHaveBeenCalledWith({ lng: 120.301234, lat: 22.601234 })
  expect(shown.mock.calls).toEqual([[{ lng: 120.3, lat: 22.6, near: undefined }]])
})

test('a location that arrives after a place was chosen does not replace it', async () => {
  render(<Panel />)
  press('Use my location')
  press('Songshan')
  await arrive()
  expect(shown.mock.calls.map(([{ near }]) => near)).toEqual(['63000010'])
  expect(setMine.mock.calls).toEqual([[null]])
})

test('a location that arrives after another panel was opened does not bring the operator back', async () => {
  render(<Panel />)
  press('Use my location')
  press('List')
  await arrive()
  expect([shown.mock.calls, setMine.mock.calls]).toEqual([[], []])
})
