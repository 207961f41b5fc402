import { useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { propertyOf } from '#shared/objects.ts'
import { textsOf } from './links.ts'

/**
 * The state of a list as search parameters. Each field is a string, a number, a boolean or a list of non-empty strings,
 * and has a default or is optional. Defaults are left out of the URL, and an invalid value falls back to the default.
 * If a field is nullable, an empty parameter means null.
 */
export type UrlSchema = z.ZodMiniObject
type State<S extends UrlSchema> = z.output<S>
/** As a function, it decides by the state at that moment. */
type Patch<T> = Partial<T> | ((now: T) => Partial<T>)

/** Reads the state from a search string. Parameters outside the schema are ignored. */
export function readUrlState<S extends UrlSchema>(schema: S, search: string): State<S> {
  const params = new URLSearchParams(search)
  const entries = Object.entries(schema.shape).map(([name, field]) => [name, readField(field, params.getAll(name))])
  // Each value has passed its field's schema, or is the field's default.
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as State<S>
}

/** The search string (with its `?`, or empty) for this state. Parameters outside the schema are kept. */
export function writeUrlState<S extends UrlSchema>(schema: S, search: string, state: State<S>): string {
  const params = new URLSearchParams(search)
  for (const [name, field] of Object.entries(schema.shape)) {
    params.delete(name)
    const value = propertyOf(state, name)
    if (isSame(value, defaultOf(field))) continue
    for (const text of textsOf(value)) params.append(name, text)
  }
  return params.size > 0 ? `?${params}` : ''
}

/**
 * The list's state in the URL, and a function to change it: `change({ outcome: 'refused' })` adds a history entry, `{
 * replace: true }` does not. Change everything that belongs together in one call. It returns the new search string, or
 * null if nothing changes, as after the page was left. `upgrade` renames outdated parameters.
 */
export function useUrlState<S extends UrlSchema>(schema: S, upgrade: (search: string) => string = unchanged) {
  const { pathname, search: written, hash } = useLocation()
  const search = useMemo(() => upgrade(written), [upgrade, written])
  const navigate = useNavigate()
  const state = useMemo(() => readUrlState(schema, search), [schema, search])
  // Two changes may come before the next render, or one from a timer with an older closure. Each builds on the latest
  // requested URL, or it would undo the other.
  const asked = useRef<string | null>(search)
  useLayoutEffect(() => {
    asked.current = search
  }, [search])
  // What ends after the page was left must not bring the operator back.
  useLayoutEffect(
    () => () => {
      asked.current = null
    },
    [],
  )
  const change = useCallback(
    (patch: Patch<State<S>>, options: { replace?: boolean; state?: unknown } = {}): string | null => {
      const before = asked.current
      if (before === null) return null
      const now = readUrlState(schema, before)
      const next = writeUrlState(schema, before, { ...now, ...(typeof patch === 'function' ? patch(now) : patch) })
      // An entry with the same URL would make Back seem to do nothing.
      if (next === before) return null
      asked.current = next
      void navigate({ pathname, search: next, hash }, options)
      return next
    },
    [schema, pathname, hash, navigate],
  )
  return [state, change] as const
}

const unchanged = (search: string) => search

type Field = z.core.$ZodType

function readField(field: Field, texts: string[]): unknown {
  for (const candidate of candidatesOf(texts)) {
    const parsed = z.safeParse(field, candidate)
    if (parsed.success) return parsed.data
  }
  return defaultOf(field)
}

/** The values that the texts of a parameter can mean. The field's schema picks the valid one. */
function candidatesOf(texts: string[]): unknown[] {
  const [text, ...more] = texts
  if (text === undefined) return []
  const list = texts.filter(one => one !== '')
  if (more.length > 0) return [list]
  const number = text.trim() === '' ? [] : [Number(text)]
  const boolean = text === 'true' ? [true] : text === 'false' ? [false] : []
  const nothing = text === '' ? [null] : []
  return [...nothing, text, ...number, ...boolean, list]
}

const defaultOf = (field: Field): unknown => {
  const parsed = z.safeParse(field, undefined)
  return parsed.success ? parsed.data : undefined
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
