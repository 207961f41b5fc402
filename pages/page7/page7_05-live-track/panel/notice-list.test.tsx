import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Van } from '#pages/page7/page7_05-live-track/fleet/van.ts'
import type { TrackNotice } from '#resources/tracks/contract.ts'
import { NoticeList } from './notice-list.tsx'

const START = Date.parse('2026-10-30T01:00:00Z') / 1000
const notice = (second: number, more: Partial<TrackNotice> = {}): TrackNotice => ({
  ...{ trackId: 1, at: new Date((START + second) * 1000).toISOString(), kind: 'entered', siteId: null, areaId: second },
  ...{ name: { en: `Area ${second}`, zh: '' }, lateSeconds: null, ...more },
})
// The list shows only these of a van.
const van = { id: 1, track: { plate: 'VAN-1' } } as Van
const show = (second: number, notices: readonly TrackNotice[], onChoose = vi.fn()) =>
  render(<NoticeList notices={notices} vans={[van]} second={START + second} onChoose={onChoose} />)
const texts = () => screen.queryAllByRole('listitem').map(one => /^[^V]*/.exec(one.textContent ?? '')?.[0])

test('what happens in the shown second has happened; what comes later has not', () => {
  show(30, [notice(31), notice(30), notice(29)])
  expect(texts()).toEqual(['Entered Area 30', 'Entered Area 29'])
})

test('the greatest delay comes first if wished, and of equal ones the latest', () => {
  const arrived = (second: number, lateSeconds: number) =>
    notice(second, { kind: 'arrived', siteId: second, areaId: null, lateSeconds })
  show(90, [arrived(40, 700), arrived(30, 900), arrived(20, 700), notice(10)])
  fireEvent.change(screen.getByLabelText('Sort'), { target: { value: 'delay' } })
  expect(texts().map(text => /Area \d+/.exec(text ?? '')?.[0])).toEqual(['Area 30', 'Area 40', 'Area 20', 'Area 10'])
})

test('sixty are shown at a time, and a plate chooses its van', () => {
  const onChoose = vi.fn()
  const many = Array.from({ length: 61 }, (_, at) => notice(at))
  show(90, many, onChoose)
  expect(texts()).toHaveLength(60)
  expect(screen.getByText('60 of 61 notices')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }))
  expect(texts()).toHaveLength(61)
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  fireEvent.click(screen.getAllByRole('button', { name: 'VAN-1' })[0] as HTMLElement)
  expect(onChoose).toHaveBeenCalledWith(van)
})
