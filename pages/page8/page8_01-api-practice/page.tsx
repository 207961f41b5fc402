import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { openapiQuery } from '#client/api/openapi.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { isFocusLost } from '#client/ui/focus.ts'
import look from '#client/ui/look.module.css'
import { Loaded } from '#client/ui/states/loaded.tsx'
import { badgeOf, type Operation, readOperations } from './catalogue/document.ts'
import { SideList } from './catalogue/side-list.tsx'
import { loadParts, SavedView } from './later.tsx'
import { messages } from './messages.ts'
import styles from './page.module.css'
import { RequestView } from './request/request-view.tsx'
import { ResourceNotice, StartNotice, UnknownRoute } from './route-notices.tsx'
import { StreamPage, StreamView } from './streams/stream-page.tsx'
import { type Route, useRoute } from './use-route.ts'

export default function ApiPracticePage() {
  const document = useQuery({ ...openapiQuery, select: readOperations })

  return (
    <Loaded query={document} height="calc(100dvh - 190px)">
      {operations => <Practice operations={operations} />}
    </Loaded>
  )
}
/** Responses, code to copy, saved requests and streams are separate chunks. */
ApiPracticePage.later = () => Promise.all([loadParts(), StreamView.load()])

/** The view of an ordinary endpoint, or of a live one. */
const View = (props: { operation: Operation; operations: Operation[] }) =>
  props.operation.live ? <StreamPage {...props} live={props.operation.live} /> : <RequestView {...props} />

function Practice({ operations }: { operations: Operation[] }) {
  const route = useRoute(operations)
  const announcement = useArrival(route)

  useEffect(() => {
    // The page works without it. If it fails, it is loaded when it is needed.
    ApiPracticePage.later().catch(() => undefined)
  }, [])

  return (
    // On a small screen, list and request are two views, selected by the path.
    <div
      className={`${look.tracks} ${look.oneColumnMedium} ${look.top} ${styles.practice}`}
      style={{ '--columns': '300px minmax(0, 1fr)' }}
      data-gap="16"
      data-view={route.kind === 'start' ? 'list' : 'request'}
    >
      <SideList operations={operations} route={route} />
      <div className={`${look.stack} ${look.shrink} ${styles.main}`} data-gap="16">
        <p className="visually-hidden" role="status">
          {announcement}
        </p>
        {route.kind === 'start' && <StartNotice />}
        {route.kind === 'resource' && <ResourceNotice operations={route.operations} />}
        {route.kind === 'saved' && <SavedView key={route.id} id={route.id} operations={operations} />}
        {route.kind === 'unknown' && <UnknownRoute path={route.path} />}
        {route.kind === 'operation' && <View key={route.operation.id} {...route} operations={operations} />}
      </div>
    </div>
  )
}

/**
 * Runs when another endpoint is opened. Returns the announcement. If the focused element is gone (a link of the list on
 * a small screen, a field of the previous form), the endpoint's heading gets the focus.
 */
function useArrival(route: Route): string {
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
