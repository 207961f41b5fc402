import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Clock, createClock } from './clock.ts'

let clock: Clock
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] })
  clock = createClock(20)
})
afterEach(() => {
  clock.close()
  vi.useRealTimers()
})
/** Frames come every 16 ms. */
const wait = (ms: number) => vi.advanceTimersByTime(ms)
const shown = () => [clock.getState().mode, clock.getState().second]

test('a day is replayed at its speed, from where it stands to the end, and pauses there', () => {
  clock.seek(100_000)
  clock.play(200_000)
  wait(1_600)
  expect(clock.atMs()).toBe(100_000 + 20 * 1_600)
  clock.setSpeed(60)
  wait(800)
  expect(clock.atMs()).toBe(132_000 + 60 * 800)
  wait(1_000)
  expect([...shown(), clock.atMs()]).toEqual(['paused', 200, 200_000])
  expect(vi.getTimerCount()).toBe(0)
})

test('what is paused goes on from there, without the time in between', () => {
  clock.play(1_000_000)
  wait(160)
  clock.pause()
  wait(60_000)
  clock.play(1_000_000)
  wait(160)
  expect(clock.atMs()).toBe(20 * 320)
})

test('without frames, as in a hidden tab, a replay moves on by half a second at most', () => {
  clock.play(1_000_000)
  const real = performance.now()
  vi.spyOn(performance, 'now').mockReturnValue(real)
  const frames: FrameRequestCallback[] = []
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation(frame => frames.push(frame))
  wait(16)
  frames.at(-1)?.(real + 16 + 60_000)
  expect(clock.atMs()).toBe(20 * (16 + 500))
  vi.restoreAllMocks()
})

test('live vans are shown a second late, never ahead of what is known, and at most two seconds late', () => {
  clock.goLive(1_000)
  expect([clock.getState().mode, clock.atMs()]).toEqual(['live', 999_000])
  wait(800)
  expect(clock.atMs()).toBe(999_800)
  wait(2_000)
  expect(clock.atMs()).toBe(1_000_000)
  clock.goLive(1_010)
  wait(16)
  expect(clock.atMs()).toBe(1_008_000)
  // However many seconds arrive, there is one next frame.
  expect(vi.getTimerCount()).toBe(1)
})

test('a moment that is still being chosen stays while seconds of the live vans arrive', () => {
  clock.goLive(1_000)
  clock.pause()
  clock.seek(500_000, false)
  clock.goLive(1_001)
  wait(160)
  expect([...shown(), clock.atMs()]).toEqual(['paused', 500, 500_000])
  clock.seek(500_000)
  clock.goLive(1_002)
  expect(shown()).toEqual(['live', 1_001])
})

test('a replay stands still while a moment is being chosen, and goes on from it, or ends there', () => {
  clock.play(1_000_000)
  wait(160)
  clock.seek(500_000, false)
  wait(1_600)
  expect([clock.getState().mode, clock.atMs()]).toEqual(['playing', 500_000])
  clock.seek(600_000)
  wait(160)
  expect([clock.getState().mode, clock.atMs()]).toEqual(['playing', 600_000 + 20 * 160])
  clock.seek(1_000_000, false)
  wait(160)
  expect(clock.getState().mode).toBe('playing')
  clock.seek(1_000_000)
  wait(160)
  expect(shown()).toEqual(['paused', 1_000])
})

test('listeners hear each frame, but what is shown changes four times a second at most', () => {
  const frames = vi.fn()
  const states = new Set([clock.getState()])
  const stop = clock.subscribe(() => {
    frames()
    states.add(clock.getState())
  })
  clock.setSpeed(60)
  clock.play(1_000_000)
  frames.mockClear()
  wait(1_600)
  expect(frames).toHaveBeenCalledTimes(100)
  expect(states.size).toBeLessThan(10)
  stop()
  frames.mockClear()
  wait(160)
  expect(frames).not.toHaveBeenCalled()
})
