import { useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import * as z from 'zod/mini'

/**
 * The state of a list as search parameters. Each field is a string, number, boolean or a list of non-empty strings, and
 * has a default or is optional: a default stays out of the URL, and what a field cannot read counts as its default. Where a
 * field is nullable, an empty parameter is null.
 */
export type UrlSchema = z.ZodMiniObject
type State<S extends UrlSchema> = z.output<S>

/** The state that a search string holds; parameters that the schema does not name are left alone. */
export function readUrlState<S extends UrlSchema>(schema: S, search: string): State<S> {
  const params = new URLSearchParams(search)
  const entries = Object.entries(schema.shape).map(([name, field]) => [name, readField(field, params.getAll(name))])
  // Each value has passed its own field's schema, or is that field's default.
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as State<S>
}

/** The search string (with its `?`, or empty) that holds the state beside what `search` holds of others. */
export function writeUrlState<S extends UrlSchema>(schema: S, search: string, state: State<S>): string {
  const params = new URLSearchParams(search)
  for (const [name, field] of Object.entries(schema.shape)) {
    params.delete(name)
    const value = (state as Record<string, unknown>)[name]
    if (isSame(value, defaultOf(field))) continue
    for (const text of textsOf(value)) params.append(name, text)
  }
  return params.size > 0 ? `?${params}` : ''
}

/**
 * The list's state in the URL, and how to change some of it: `change({ outcome: 'refused' })` adds an entry to the
 * history, `{ replace: true }` does not. Change everything that belongs together in one call. `upgrade` translates a search
 * that was written under older names.
 */
export function useUrlState<S extends UrlSchema>(schema: S, upgrade: (search: string) => string = unchanged) {
  const { pathname, search: written, hash } = useLocation()
  const search = useMemo(() => upgrade(written), [upgrade, written])
  const navigate = useNavigate()
  const state = useMemo(() => readUrlState(schema, search), [schema, search])
  // Two changes may come before the first is drawn, or one from a timer that knows an older drawing: each builds on what
  // was asked for last, or it would take the other back.
  const asked = useRef(search)
  useLayoutEffect(() => {
    asked.current = search
  }, [search])
  const change = useCallback(
    (patch: Partial<State<S>>, options: { replace?: boolean; state?: unknown } = {}) => {
      const before = asked.current
      const next = writeUrlState(schema, before, { ...readUrlState(schema, before), ...patch })
      // Saying what the URL says already must not make Back a button that does nothing.
      if (next === before) return
      asked.current = next
      void navigate({ pathname, search: next, hash }, options)
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

/** What the texts of one parameter may stand for; the field's schema picks. */
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

function textsOf(value: unknown): string[] {
  if (value === undefined) return []
  // What a default would narrow is not narrowed: an empty parameter says so.
  if (value === null) return ['']
  if (!Array.isArray(value)) return [String(value)]
  // An empty list must differ from one that is not named.
  return value.length > 0 ? value.map(String) : ['']
}

const defaultOf = (field: Field): unknown => {
  const parsed = z.safeParse(field, undefined)
  return parsed.success ? parsed.data : undefined
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
