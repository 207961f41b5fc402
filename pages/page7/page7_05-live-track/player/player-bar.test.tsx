import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { PlayerBar } from './player-bar.tsx'

function show() {
  const onSeek = vi.fn()
  const rest = { onPlay: vi.fn(), onPause: vi.fn(), onSpeed: vi.fn() }
  const clock = { mode: 'live', speed: 20, second: 500 } as const
  render(<PlayerBar clock={clock} fromMs={100_000} toMs={900_500} onSeek={onSeek} {...rest} />)
  return { onSeek, slider: screen.getByRole<HTMLInputElement>('slider') }
}

test.each([
  ['released', fireEvent.pointerUp],
  ['taken away, as by scrolling', fireEvent.pointerCancel],
  ['a key that is released', fireEvent.keyUp],
  ['left', fireEvent.blur],
])('a moment is shown while the thumb moves, and chosen once it is %s', (_, end) => {
  const { onSeek, slider } = show()
  fireEvent.change(slider, { target: { value: '300' } })
  expect(onSeek.mock.calls).toEqual([[300_000, false]])
  slider.value = '300'
  end(slider)
  expect(onSeek.mock.calls).toEqual([
    [300_000, false],
    [300_000, true],
  ])
  end(slider)
  expect(onSeek).toHaveBeenCalledTimes(2)
})

test('the key that leads to the slider chooses nothing', () => {
  const { onSeek, slider } = show()
  fireEvent.keyUp(slider, { key: 'Tab' })
  expect(onSeek).not.toHaveBeenCalled()
})

test('the slider spans whole seconds, and stays within the day', () => {
  const { slider } = show()
  expect([slider.min, slider.max, slider.value]).toEqual(['100', '900', '500'])
})
