import { useQuery } from '@tanstack/react-query'
import { openapiQuery } from '#client/openapi.ts'
import { PageHead } from '#client/ui/page-head.tsx'
import { Loaded } from '#client/ui/states/loaded.tsx'
import { Skeleton } from '#client/ui/states/skeleton.tsx'
import { type Operation, readOperations } from './document.ts'
import styles from './page.module.css'
import { NoPlace, ResourceNotice, StartNotice } from './place-notices.tsx'
import { RequestView } from './request-view.tsx'
import { SideList } from './side-list.tsx'
import { loadStreams, StreamPlace } from './streams/stream-place.tsx'
import { useArrival } from './use-arrival.ts'
import { usePlace } from './use-place.ts'

/** The view of streams and sockets is code of its own. */
export const later = loadStreams

export default function ApiPracticePage() {
  const document = useQuery({ ...openapiQuery, select: readOperations })

  return (
    <>
      <PageHead />
      <Loaded query={document} skeleton={<Skeleton height="calc(100dvh - 190px)" />}>
        {operations => <Practice operations={operations} />}
      </Loaded>
    </>
  )
}

const View = (props: { operation: Operation; operations: Operation[] }) =>
  props.operation.live ? <StreamPlace {...props} live={props.operation.live} /> : <RequestView {...props} />

function Practice({ operations }: { operations: Operation[] }) {
  const place = usePlace(operations)
  const announcement = useArrival(place)
  return (
    // On a small screen list and request are two views; the path says which.
    <div className={styles.practice} data-view={place.kind === 'start' ? 'list' : 'request'}>
      <SideList operations={operations} current={place.kind === 'operation' ? place.operation : null} />
      <div className={styles.main}>
        <p className="visually-hidden" role="status">
          {announcement}
        </p>
        {place.kind === 'start' && <StartNotice />}
        {place.kind === 'resource' && <ResourceNotice operations={place.operations} />}
        {place.kind === 'unknown' && <NoPlace path={place.path} />}
        {place.kind === 'operation' && <View key={place.operation.id} {...place} operations={operations} />}
      </div>
    </div>
  )
}
