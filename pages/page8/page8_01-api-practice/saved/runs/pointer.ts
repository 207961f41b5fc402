import { isObject } from '#pages/page8/page8_01-api-practice/catalogue/schema.ts'
import { pointerSteps } from '#shared/json-pointer.ts'

/** The value at a JSON pointer (RFC 6901); null if there is none, or if the pointer is invalid. */
export function readPointer(document: unknown, pointer: string): { value: unknown } | null {
  if (pointer === '') return { value: document }
  if (!pointer.startsWith('/')) return null
  let here = document
  for (const name of pointerSteps(pointer)) {
    if (Array.isArray(here)) {
      if (!/^(?:0|[1-9]\d*)$/.test(name) || Number(name) >= here.length) return null
      here = here[Number(name)]
    } else if (isObject(here) && Object.hasOwn(here, name)) here = here[name]
    else return null
  }
  return { value: here }
}
