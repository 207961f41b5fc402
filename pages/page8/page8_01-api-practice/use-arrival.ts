import { useEffect, useState } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import { isFocusLost } from '#client/ui/focus.ts'
import { badgeOf, type Operation } from './catalogue/document.ts'
import { messages } from './messages.ts'
import type { Route } from './use-route.ts'

/**
 * Runs when another endpoint is opened. Returns the announcement. If the focused element is gone (a link of the list on
 * a small screen, a field of the previous form), the endpoint's heading gets the focus.
 */
export function useArrival(route: Route): string {
  const t = useMessages(messages)
  const operation: Operation | null = route.kind === 'operation' ? route.operation : null
  const id = operation?.id ?? null
  const [opened] = useState(id)
  const [hasMoved, setHasMoved] = useState(false)
  if (!hasMoved && id !== opened) setHasMoved(true)

  useEffect(() => {
    if (hasMoved && id && isFocusLost()) document.getElementById('operation')?.focus()
  }, [hasMoved, id])

  return operation && hasMoved ? t('arrived', { ...operation, method: badgeOf(operation) }) : ''
}
