import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { LngLat } from '#resources/areas/rules.ts'
import { square } from '#resources/areas/samples.ts'
import { useDraft } from './use-draft.ts'

const shapeAt = (lng: number) => [[square([lng, 0], 1)]]

function open() {
  const { result } = renderHook(() => useDraft())
  const press = (button: keyof ReturnType<typeof useDraft>, ...given: unknown[]) =>
    // Each button has its own input.
    act(() => void (result.current[button] as (...of: unknown[]) => void)(...given))
  press('open', null, shapeAt(0))
  return { press, shown: () => result.current.shape, can: () => [result.current.canUndo, result.current.canRedo] }
}

test('steps are undone and done again in their order, and a new one takes the place of those that were undone', () => {
  const { press, shown, can } = open()
  press('apply', shapeAt(1))
  press('apply', shapeAt(2))
  press('undo')
  press('undo')
  expect([shown(), ...can()]).toEqual([shapeAt(0), false, true])
  press('redo')
  expect([shown(), ...can()]).toEqual([shapeAt(1), true, true])
  press('apply', shapeAt(5))
  expect([shown(), ...can()]).toEqual([shapeAt(5), true, false])
  press('undo')
  expect(shown()).toEqual(shapeAt(1))
})

test('a corner that is only shown elsewhere is no step until it is settled', () => {
  const { press, shown, can } = open()
  const to: LngLat = [-1, -1]
  press('preview', to)
  expect([shown()?.[0]?.[0]?.[0], ...can()]).toEqual([to, false, false])
  press('cancelPreview')
  expect(shown()).toEqual(shapeAt(0))
  press('preview', to)
  press('settle')
  expect([shown()?.[0]?.[0]?.[0], ...can()]).toEqual([to, true, false])
  press('undo')
  expect(shown()).toEqual(shapeAt(0))
})
