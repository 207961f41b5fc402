import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * The value of the latest render, for callbacks that are created once. Read it in event handlers, never while
 * rendering.
 */
export function useLatest<T>(value: T): Readonly<RefObject<T>> {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  }, [value])
  return latest
}
