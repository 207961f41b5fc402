import { useDebouncedCallback } from '@mantine/hooks'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Operation } from '#pages/page8/page8_01-api-practice/catalogue/document.ts'
import { setDraft, useDesk } from './desk.ts'
import { readValues, valuesPart, writeValues } from './share.ts'
import { blankValues, type Values } from './values.ts'

/**
 * The values of an endpoint, and a function to change them. They are part of the working state, including secrets.
 * Without secrets they are also in the URL, debounced. A URL that differs (a link, Back) replaces them.
 */
export function useDraft(operation: Operation): [Values, (patch: Partial<Values>) => void] {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const kept = useDesk(desk => desk.drafts[operation.id])
  const inUrl = valuesPart(search)
  const obeyed = useRef<string | null>(null)
  const urlWins =
    inUrl !== obeyed.current &&
    inUrl !== '' &&
    inUrl !== valuesPart(writeValues(operation, kept ?? blankValues(operation), ''))
  const values = urlWins ? readValues(operation, search) : (kept ?? blankValues(operation))

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per URL.
  useEffect(() => {
    if (inUrl === obeyed.current) return
    obeyed.current = inUrl
    if (urlWins) setDraft(operation.id, values)
  }, [inUrl])

  const show = useDebouncedCallback((next: Values) => {
    const written = writeValues(operation, next, search)
    if (written === search) return
    obeyed.current = valuesPart(written)
    void navigate({ pathname, search: written, hash }, { replace: true })
  }, 300)

  const change = (patch: Partial<Values>) => {
    const next = { ...values, ...patch }
    setDraft(operation.id, next)
    show(next)
  }
  return [values, change]
}
