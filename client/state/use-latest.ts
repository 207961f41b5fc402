import { type RefObject, useLayoutEffect, useRef } from 'react'

/** The value of the latest drawing, for callbacks that are made once. Read it when something happens, never while drawing. */
export function useLatest<T>(value: T): Readonly<RefObject<T>> {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  }, [value])
  return latest
}
