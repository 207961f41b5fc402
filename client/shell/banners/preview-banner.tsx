import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { sessionQuery } from '#client/session/session.ts'

const PreviewOn = lazy(() => import('./preview-on.tsx'))

/** Says in every page that the console is seen as a role does. The live region is always there, so that it is heard. */
export function PreviewBanner() {
  // Needs no query of its own: session.ts keeps this state up to date.
  const { data } = useQuery({ ...sessionQuery, enabled: false })
  return (
    <div role="status">
      <Suspense>{data?.preview && <PreviewOn role={data.preview} />}</Suspense>
    </div>
  )
}
